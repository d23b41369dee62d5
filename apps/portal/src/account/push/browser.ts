import type { PushSubscription as SentSubscription } from '@semestr/api/push';

/** Push status of this browser: support, permission, and endpoint. */
export interface PushHere {
  /** `default` means that the user has not been prompted yet. */
  permission: NotificationPermission | 'unsupported';
  /** Null without a subscription. */
  endpoint: string | null;
}

const WORKER = '/service-worker.js';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Reads the status from the browser, without a request to the server. */
export async function pushHere(): Promise<PushHere> {
  if (!isSupported()) return { permission: 'unsupported', endpoint: null };
  const subscription = await subscriptionHere();
  return { permission: Notification.permission, endpoint: subscription?.endpoint ?? null };
}

/** Converts a subscription to its wire format. */
function asSent(subscription: PushSubscription): SentSubscription {
  // Browsers always return both keys.
  return subscription.toJSON() as SentSubscription;
}

/**
 * Subscribes this browser to the server's messages with this key; prompts the user when needed. Null when the user
 * declines. Throws when the browser's push service is not available.
 */
export async function subscribeHere(publicKey: string): Promise<SentSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return asSent(await pushManager.subscribe(options));
  } catch (error) {
    // It is already subscribed with the key of a previous installation of the server.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return asSent(await pushManager.subscribe(options));
  }
}

/** Unsubscribes this browser from all push messages. */
export async function unsubscribeHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

/** Returns the existing subscription of this browser, if permission is granted; null when there is none. */
export async function subscribedHere(): Promise<SentSubscription | null> {
  if (!isSupported() || Notification.permission !== 'granted') return null;
  const subscription = await subscriptionHere();
  return subscription && asSent(subscription);
}
