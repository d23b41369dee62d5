import type { PushSubscription as SentSubscription } from '@semestr/api/push';

/** What this browser does about messages: whether it can show them, may, and at which address it gets them. */
export interface PushHere {
  /** `default` is that its owner has not been asked yet. */
  permission: NotificationPermission | 'unsupported';
  /** Null where it gets none. */
  endpoint: string | null;
}

const WORKER = '/service-worker.js';

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser, and nobody else. */
export async function pushHere(): Promise<PushHere> {
  if (!isSupported()) return { permission: 'unsupported', endpoint: null };
  const subscription = await subscriptionHere();
  return { permission: Notification.permission, endpoint: subscription?.endpoint ?? null };
}

/** As the server is told of it. */
function asSent(subscription: PushSubscription): SentSubscription {
  // Every browser gives both keys to who is to send it messages.
  return subscription.toJSON() as SentSubscription;
}

/**
 * Has this browser get messages of the server with this key; its owner is asked where they have not been. Null where they
 * do not want it. Throws where the service of the browser cannot be reached.
 */
export async function subscribeHere(publicKey: string): Promise<SentSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return asSent(await pushManager.subscribe(options));
  } catch (error) {
    // It has an address already, for the key of a server that was installed anew since.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return asSent(await pushManager.subscribe(options));
  }
}

/** This browser gets no more messages, whoever sends them. */
export async function unsubscribeHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

/** The address that this browser has already and may use; null where its owner never wanted any. */
export async function subscribedHere(): Promise<SentSubscription | null> {
  if (!isSupported() || Notification.permission !== 'granted') return null;
  const subscription = await subscriptionHere();
  return subscription && asSent(subscription);
}
