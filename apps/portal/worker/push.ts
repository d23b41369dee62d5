import type { Notification } from '@semestr/api/notifications';
import type { add, PushSubscription } from '@semestr/api/push';
import { notificationsPage, subjectPages } from '../src/account/bell/subject-pages.ts';

/** Push message of the server: title and text in the reader's language. */
interface PushMessage {
  title: string;
  text: string;
  about: Notification['about'];
}

const isMessage = (value: unknown): value is PushMessage =>
  typeof value === 'object' && value !== null && 'title' in value && 'text' in value;

/**
 * Converts a push message to a notification with the path to open as `data`. Browsers require that every message is
 * shown.
 */
export function messageOf(sent: unknown): { title: string; options: NotificationOptions } {
  const icons = { icon: '/icon-192.png', badge: '/icon-192.png' };
  if (!isMessage(sent)) return { title: 'Семестр', options: { ...icons, data: notificationsPage } };
  const { title, text, about } = sent;
  const data = about ? subjectPages[about] : notificationsPage;
  return { title, options: { ...icons, body: text, data } };
}

/** Copied from the contract, because importing the call would include the validator. */
const addBrowser: Pick<typeof add, 'method' | 'path'> = { method: 'POST', path: '/api/v1/push' };

interface Changed {
  /** Null if the browser does not resubscribe automatically. */
  readonly newSubscription: { toJSON: () => unknown } | null;
  readonly oldSubscription: { readonly options: PushSubscriptionOptions } | null;
}

/** Sends the browser's new endpoint to the server. Without a session, the next sign-in sends it. */
export async function registerNewAddress(
  { newSubscription, oldSubscription }: Changed,
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<void> {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await pushManager.subscribe(options)));
  if (!subscription) return;
  const { path, method } = addBrowser;
  // The browser serialises the fields that the contract requires.
  const body = subscription.toJSON() as PushSubscription;
  await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
