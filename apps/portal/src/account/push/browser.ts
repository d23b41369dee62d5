import type { PushSubscription as SentSubscription } from '@semestr/api/push';

/** Push status of this browser: support, permission, and endpoint. */
export interface PushStatus {
  /** `default` means that the user has not been prompted yet. */
  permission: NotificationPermission | 'unsupported';
  /** Null without a subscription. */
  endpoint: string | null;
}

const WORKER = '/service-worker.js';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function getSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Reads the status from the browser, without a request to the server. */
export async function readPushStatus(): Promise<PushStatus> {
  if (!isSupported()) return { permission: 'unsupported', endpoint: null };
  const subscription = await getSubscription();
  return { permission: Notification.permission, endpoint: subscription?.endpoint ?? null };
}

/** Converts a subscription to its wire format. */
function toWire(subscription: PushSubscription): SentSubscription {
  // Browsers always return both keys.
  return subscription.toJSON() as SentSubscription;
}

/**
 * Subscribes this browser to the server's messages with this key; prompts the user if needed. Null when the user
 * declines. Throws when the browser's push service is not available.
 */
export async function subscribe(publicKey: string): Promise<SentSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return toWire(await pushManager.subscribe(options));
  } catch (error) {
    // The browser is already subscribed with the key of a previous installation of the server.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return toWire(await pushManager.subscribe(options));
  }
}

/** Unsubscribes this browser from all push messages. */
export async function unsubscribe(): Promise<void> {
  await (await getSubscription())?.unsubscribe();
}

/** Returns the existing subscription of this browser, if permission is granted; null when there is none. */
export async function existingSubscription(): Promise<SentSubscription | null> {
  if (!isSupported() || Notification.permission !== 'granted') return null;
  const subscription = await getSubscription();
  return subscription && toWire(subscription);
}
