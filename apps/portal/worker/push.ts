import type { Notification } from '@semestr/api/notifications';
import type { add, PushSubscription } from '@semestr/api/push';
import { personalPaths } from '../src/shell/personal-paths.ts';
import { subjectPages } from '../src/shell/bell/subject-pages.ts';

/** What the server sends to a browser: title and text in the language of the reader. */
interface PushMessage {
  title: string;
  text: string;
  about: Notification['about'];
}

const isMessage = (value: unknown): value is PushMessage =>
  typeof value === 'object' && value !== null && 'title' in value && 'text' in value;

/** How a message is shown; its `data` is the path to which it leads. A browser wants every message to be shown. */
export function messageOf(sent: unknown): { title: string; options: NotificationOptions } {
  const icons = { icon: '/icon-192.png', badge: '/icon-192.png' };
  if (!isMessage(sent)) return { title: 'Семестр', options: { ...icons, data: personalPaths.notifications } };
  const { title, text, about } = sent;
  const data = about ? subjectPages[about] : personalPaths.notifications;
  return { title, options: { ...icons, body: text, data } };
}

/** As the contract has it; the call itself would bring the validator along. */
const addBrowser: Pick<typeof add, 'method' | 'path'> = { method: 'POST', path: '/api/v1/push' };

interface Changed {
  /** Null where the browser leaves it to us to subscribe anew. */
  readonly newSubscription: { toJSON: () => unknown } | null;
  readonly oldSubscription: { readonly options: PushSubscriptionOptions } | null;
}

/** Tells the server the address that the browser has from now on. Without a session it is told with the next sign-in. */
export async function tellNewAddress(
  { newSubscription, oldSubscription }: Changed,
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
): Promise<void> {
  const options = oldSubscription?.options;
  const subscription = newSubscription ?? (options && (await pushManager.subscribe(options)));
  if (!subscription) return;
  const { path, method } = addBrowser;
  // The browser makes the very fields that the contract asks for.
  const body = subscription.toJSON() as PushSubscription;
  await fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}
