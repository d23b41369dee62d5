import { session } from '../../session/session.ts';
import { stored } from '@semestr/ui/stored';

const login = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Username that subscribed this browser: another user who signs in here must not receive messages without consent. */
export const pushOwner = stored('pushOwner', login);

/** Username for which this tab has renewed the subscription since the sign-in. */
const renewedFor = stored('pushRenewed', login, 'sessionStorage');

function renew(): void {
  const username = session.user()?.username;
  if (!username || pushOwner.get() !== username || renewedFor.get() === username) return;
  renewedFor.set(username);
  import('./renew.ts').then(({ renewPush }) => renewPush()).catch(reportError);
}

let isKept = false;

/** A subscription ends with its session: renews it when the same user signs in again. */
export function keepPush(): void {
  if (isKept) return;
  isKept = true;
  renew();
  session.onChange((change) => {
    if (change !== 'began') return;
    renewedFor.set(null);
    renew();
  });
}
