import { session } from '../../session/session.ts';
import { stored } from '@semestr/ui/stored';

const login = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Who had messages shown in this browser, by their login: nobody else who signs in here is to get theirs unasked. */
export const pushOwner = stored('pushOwner', login);

/** For whom this tab has told the server so, since they signed in. */
const renewedFor = stored('pushRenewed', login, 'sessionStorage');

function renew(): void {
  const username = session.user()?.username;
  if (!username || pushOwner.get() !== username || renewedFor.get() === username) return;
  renewedFor.set(username);
  import('./renew.ts').then(({ renewPush }) => renewPush()).catch(reportError);
}

let isKept = false;

/** Messages end with the session in which a browser was added: whoever signs in there again gets them on. */
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
