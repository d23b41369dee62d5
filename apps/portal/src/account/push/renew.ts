import { add } from '@semestr/api/push';
import { client } from '../../client/client.ts';
import { existingSubscription } from './browser.ts';

/** Adds this browser's subscription to the session. Failures are ignored: the settings show the actual status. */
export async function renewPush(): Promise<void> {
  const body = await existingSubscription();
  if (body) await client.call(add, { body }).catch(() => null);
}
