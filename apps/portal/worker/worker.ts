import { messageOf, tellNewAddress } from './push.ts';

/** What the browser runs for the portal also while no page of it is open: it shows messages of the university. */

// The libraries know a worker in general, and not of which kind this one is.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Opens the page that a message leads to, in a tab of the portal where there is one. */
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
  event.waitUntil(tellNewAddress(event, worker.registration));
});
