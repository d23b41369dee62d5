import { expect, type Page } from '@playwright/test';
import type { PushBrowserKeys } from '../../apps/server/test/push-service.ts';
import type { World } from './world.ts';

/** What the portal's worker has shown. */
interface Shown {
  title: string;
  body: string;
  /** The path to which it leads. */
  data: string;
}

/**
 * A browser whose owner, once asked, lets sites show messages, or does not. It asks the tests' own service for its
 * address: that of its maker is on the network. What the service gets there is handed to the portal's worker, as the
 * browser itself would. A headless browser shows nothing: what it is to show is written down.
 */
export async function letPush(page: Page, { pushService, deliver }: World, answer: 'granted' | 'denied') {
  const keys = pushService.subscribe();
  await page.addInitScript(behaveAs, { answer, subscription: keys.subscription });
  const handOver = await workerOf(page);
  return {
    ...keys.subscription,
    /** Everything that was sent to this browser comes; answers what is shown of it. */
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

/** In the page: the answer of its owner, and that of the service. The address stays until it is given up. */
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

/** The worker as the tests know it: the types of the page know none. */
interface Noting {
  registration: ServiceWorkerRegistration;
  shown?: Shown[];
}

/** In the worker: it writes down what it is to show. */
function note(): void {
  const worker = self as unknown as Noting;
  if (worker.shown) return;
  const shown: Shown[] = (worker.shown = []);
  worker.registration.showNotification = (title, options) => {
    shown.push({ title, body: options?.body ?? '', data: String(options?.data) });
    return Promise.resolve();
  };
}

/** In the worker: what it has shown since it was asked last. */
const noted = (): Shown[] => (self as unknown as Noting).shown?.splice(0) ?? [];

/** Hands a message to the worker of the portal, and answers what it shows. */
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
