import { expect, type Page } from '@playwright/test';
import type { PushBrowserKeys } from '../../apps/server/test/push-service.ts';
import type { World } from './world.ts';

/** A notification shown by the portal's worker. */
interface PushNotification {
  title: string;
  body: string;
  /** Path that it opens. */
  data: string;
}

/**
 * Mocks a browser whose user, once prompted, allows or denies notifications. It subscribes at the tests' own push
 * service, because the vendor's is on the network. Messages to that service are passed to the portal's worker, as the
 * browser would do. Notifications are recorded, because a headless browser does not show them.
 */
export async function mockPush(page: Page, { pushService, deliver }: World, answer: 'granted' | 'denied') {
  const keys = pushService.subscribe();
  await page.addInitScript(mockPushApi, { answer, subscription: keys.subscription });
  const passToWorker = await connectToWorker(page);
  return {
    ...keys.subscription,
    /** Delivers everything sent to this browser; returns the notifications shown. */
    receive: async (): Promise<PushNotification[]> => {
      await deliver();
      const own = pushService.taken.filter(({ endpoint }) => endpoint === keys.subscription.endpoint);
      const notifications: PushNotification[] = [];
      for (const message of own) {
        pushService.taken.splice(pushService.taken.indexOf(message), 1);
        notifications.push(await passToWorker(JSON.stringify(keys.read(message.body))));
      }
      return notifications;
    },
  };
}

/** Runs in the page: mocks the user's choice and the push service. The subscription is kept until it is cancelled. */
function mockPushApi({
  answer,
  subscription,
}: {
  answer: NotificationPermission;
  subscription: PushBrowserKeys['subscription'];
}): void {
  const [permissionKey, subscriptionKey] = ['test-push-asked', 'test-push'];
  Object.defineProperty(Notification, 'permission', {
    get: () => (localStorage.getItem(permissionKey) === null ? 'default' : answer),
  });
  Notification.requestPermission = () => {
    localStorage.setItem(permissionKey, '1');
    return Promise.resolve(answer);
  };
  const made = {
    endpoint: subscription.endpoint,
    toJSON: () => subscription,
    unsubscribe: () => {
      localStorage.removeItem(subscriptionKey);
      return Promise.resolve(true);
    },
  };
  Object.assign(PushManager.prototype, {
    subscribe: () => {
      localStorage.setItem(subscriptionKey, '1');
      return Promise.resolve(made);
    },
    getSubscription: () => Promise.resolve(localStorage.getItem(subscriptionKey) === null ? null : made),
  });
}

/** Type of the worker, which the types of the page do not include. */
interface RecordingWorker {
  registration: ServiceWorkerRegistration;
  notifications?: PushNotification[];
}

/** Runs in the worker: records the notifications to show. */
function recordNotifications(): void {
  const worker = self as unknown as RecordingWorker;
  if (worker.notifications) return;
  const notifications: PushNotification[] = (worker.notifications = []);
  worker.registration.showNotification = (title, options) => {
    notifications.push({ title, body: options?.body ?? '', data: String(options?.data) });
    return Promise.resolve();
  };
}

/** Runs in the worker: returns the notifications recorded since the last call. */
const takeNotifications = (): PushNotification[] =>
  (self as unknown as RecordingWorker).notifications?.splice(0) ?? [];

/** Passes a message to the portal's worker, and returns the notification shown. */
async function connectToWorker(page: Page): Promise<(data: string) => Promise<PushNotification>> {
  const devtools = await page.context().newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  return async (data) => {
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error('The portal has no worker yet');
    await worker.evaluate(recordNotifications);
    const { origin } = new URL(page.url());
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    let notification: PushNotification | undefined;
    await expect(async () => {
      [notification] = await worker.evaluate(takeNotifications);
      expect(notification).toBeDefined();
    }).toPass();
    if (!notification) throw new Error('Nothing was shown');
    return notification;
  };
}
