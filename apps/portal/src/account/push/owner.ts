import { session } from '../../session/session.ts';
import { stored } from '@semestr/ui/stored';

const login = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Username that subscribed this browser. Another user must not receive messages here without consent. */
export const pushOwner = stored('pushOwner', login);

/** Username for which this tab renewed the subscription after the last sign-in. */
const renewedFor = stored('pushRenewed', login, 'sessionStorage');

function renew(): void {
  const username = session.user()?.username;
  if (!username || pushOwner.get() !== username || renewedFor.get() === username) return;
  renewedFor.set(username);
  import('./renew.ts').then(({ renewPush }) => renewPush()).catch(reportError);
}

let isKept = false;

/** Renews the subscription when the same user signs in again, because it ends with the session. */
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
