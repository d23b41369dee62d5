import { refresh } from '@semestr/api/session';
import { client } from '../client.ts';
import { session } from './session.ts';

/**
 * At start: asks the server about a stored session whose time has passed. A refusal has signed the person out by the
 * time it is seen here; with no answer at all the session is left as it is.
 */
export function refreshSession(): Promise<void> | null {
  const user = session.user();
  if (!user || !session.isStale()) return null;
  return client.call(refresh, {}).then(
    (who) => session.begin({ ...who, rememberDevice: user.rememberDevice }),
    () => undefined,
  );
}
