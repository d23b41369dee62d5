import { messageOf, registerNewAddress } from './push.ts';

/** Service worker of the portal, which shows push messages even when no page is open. */

// The type libraries describe workers in general, not service workers.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Opens the page of a message, in an existing tab of the portal if possible. */
async function open(path: string): Promise<void> {
  const [tab] = await worker.clients.matchAll({ type: 'window' });
  if (tab) await (await tab.navigate(path))?.focus();
  else await worker.clients.openWindow(path);
}

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('push', (event) => {
  const { title, options } = messageOf(event.data?.json());
  event.waitUntil(worker.registration.showNotification(title, options));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});
worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(registerNewAddress(event, worker.registration));
});
