import { add } from '@semestr/api/push';
import { client } from '../../client.ts';
import { subscribedHere } from './browser.ts';

/** Adds this browser to the session, if it still gets messages. A failure is no news: the settings say what is the case. */
export async function renewPush(): Promise<void> {
  const body = await subscribedHere();
  if (body) await client.call(add, { body }).catch(() => null);
}
