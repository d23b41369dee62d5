import { add } from '@semestr/api/push';
import { client } from '../../client.ts';
import { pushOwner, subscribedHere } from './browser.ts';

/**
 * Has a browser that showed messages before show them on after a sign-in: they end with the session for which it was added.
 * A failure changes nothing that is shown; the settings say what is the case.
 */
export async function renewPush(username: string): Promise<void> {
  if (pushOwner.get() !== username) return;
  const body = await subscribedHere().catch(() => null);
  if (body) await client.call(add, { body }).catch(() => null);
}
