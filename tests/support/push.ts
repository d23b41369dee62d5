import { expect, type Page } from '@playwright/test';
import type { PushBrowserKeys } from '../../apps/server/test/push-service.ts';
import type { World } from './world.ts';

/** A notification shown by the portal's worker. */
interface Shown {
  title: string;
  body: string;
  /** Path that it opens. */
  data: string;
}

/**
 * Mocks a browser whose user, once prompted, allows or denies notifications. It subscribes at the tests' own push
 * service, because the vendor's is on the network. Messages to that service are passed to the portal's worker, as the
 * browser would do. A headless browser shows no notifications: they are recorded instead.
 */
export async function letPush(page: Page, { pushService, deliver }: World, answer: 'granted' | 'denied') {
  const keys = pushService.subscribe();
  await page.addInitScript(behaveAs, { answer, subscription: keys.subscription });
  const handOver = await workerOf(page);
  return {
    ...keys.subscription,
    /** Delivers everything sent to this browser; returns the notifications shown. */
    receive: async (): Promise<Shown[]> => {
      await deliver();
      const own = pushService.taken.filter(({ endpoint }) => endpoint === keys.subscription.endpoint);
      const shown: Shown[] = [];
      for (const message of own) {
        pushService.taken.splice(pushService.taken.indexOf(message), 1);
        shown.push(await handOver(JSON.stringify(keys.read(message.body))));
      }
      return shown;
    },
  };
}

/** Runs in the page: mocks the user's choice and the push service. The subscription is kept until it is cancelled. */
function behaveAs({
  answer,
  subscription,
}: {
  answer: NotificationPermission;
  subscription: PushBrowserKeys['subscription'];
}): void {
  const [asked, kept] = ['test-push-asked', 'test-push'];
  Object.defineProperty(Notification, 'permission', {
    get: () => (localStorage.getItem(asked) === null ? 'default' : answer),
  });
  Notification.requestPermission = () => {
    localStorage.setItem(asked, '1');
    return Promise.resolve(answer);
  };
  const made = {
    endpoint: subscription.endpoint,
    toJSON: () => subscription,
    unsubscribe: () => {
      localStorage.removeItem(kept);
      return Promise.resolve(true);
    },
  };
  Object.assign(PushManager.prototype, {
    subscribe: () => {
      localStorage.setItem(kept, '1');
      return Promise.resolve(made);
    },
    getSubscription: () => Promise.resolve(localStorage.getItem(kept) === null ? null : made),
  });
}

/** Type of the worker in tests: the types of the page do not include it. */
interface Noting {
  registration: ServiceWorkerRegistration;
  shown?: Shown[];
}

/** Runs in the worker: records the notifications to show. */
function note(): void {
  const worker = self as unknown as Noting;
  if (worker.shown) return;
  const shown: Shown[] = (worker.shown = []);
  worker.registration.showNotification = (title, options) => {
    shown.push({ title, body: options?.body ?? '', data: String(options?.data) });
    return Promise.resolve();
  };
}

/** Runs in the worker: returns the notifications recorded since the last call. */
const noted = (): Shown[] => (self as unknown as Noting).shown?.splice(0) ?? [];

/** Passes a message to the portal's worker, and returns the notification shown. */
async function workerOf(page: Page): Promise<(data: string) => Promise<Shown>> {
  const devtools = await page.context().newCDPSession(page);
  let registrationId = '';
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId;
  });
  await devtools.send('ServiceWorker.enable');
  return async (data) => {
    const [worker] = page.context().serviceWorkers();
    if (!worker) throw new Error('The portal has no worker yet');
    await worker.evaluate(note);
    const { origin } = new URL(page.url());
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    let shown: Shown | undefined;
    await expect(async () => {
      [shown] = await worker.evaluate(noted);
      expect(shown).toBeDefined();
    }).toPass();
    if (!shown) throw new Error('Nothing was shown');
    return shown;
  };
}
