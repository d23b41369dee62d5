import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@semestr/core/languages';
import type { Scheme } from '@semestr/ui/scheme';
import { axeFaults, type AxeScope } from './axe.ts';
import { logins, NOW, passwordOf, type Server, startServer, type Who } from './server.ts';
import { type Stage, Stages } from './stage.ts';
import { createWorld, type Person, storeSessionNow, storeSessionForNextPage, type World } from './world.ts';

export { expect, type Person };

/**
 * Moves through the select by keyboard until the option is selected, which options of other tests may precede
 * it.
 */
export async function selectByKeyboard(select: Locator, name: string): Promise<void> {
  while ((await select.locator('option:checked').textContent()) !== name) await select.press('ArrowDown');
}

/**
 * Retries an expectation while the page's clock is paused, so that no message disappears: advances the clock only as
 * fast as the page needs. React renders deferred content with a timer.
 */
export const slowly = (page: Page, look: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(50);
    await look();
  }).toPass({ timeout: 30_000 });
/** Splits a list into parts of this size, for tests of several pages each. */
export const chunk = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );

/** Timeout of expectations within `slowly`. */
export const slowTimeout = { timeout: 200 };

/** Waits until a server-rendered page is hydrated; returns immediately on any other page. */
const untilHydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => 'semestrIsLive' in window || document.querySelector('script[src="/begin.js"]') === null,
  );

/**
 * A server-rendered page is visible before hydration: its links are the browser's, and its keyboard shortcuts do not
 * work yet. Browser tests continue after hydration, unless they specify what to wait for.
 */
function waitForHydration(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await untilHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await untilHydrated(page);
    return response;
  };
}

/** Demo accounts listed in the start-up message; tests that change data create their own users. */
export const demo = (who: Who): { username: string; password: string } => ({
  username: logins[who],
  password: passwordOf(who),
});

/** Starts an impersonation of this student by an administrator, in this browser. */
export async function impersonate(page: Page, { username }: Pick<Person, 'username'>): Promise<void> {
  await page.request.post('/api/v1/auth/login', { data: demo('admin') });
  const answer = await page.request.post('/api/v1/auth/login-as-student', {
    data: { studentCardNumber: username },
  });
  expect(answer.ok()).toBe(true);
  await page.goto('/healthz');
  await page.evaluate(
    (text) => {
      localStorage.setItem('user', text);
      localStorage.setItem('_expiredTime', String(Date.now() + 1_000_000));
    },
    await answer.text(),
  );
}

interface Fixtures {
  /** Control over the environment of the browser: users, clock, messages, failures. */
  world: World;
  /** Signs in a new user of this role, or the given user, and opens `path`. */
  signIn: (who: Who | Person, path?: string) => Promise<Person>;
  /** Sets the user's preferences: theme and language. */
  choose: (choice: { theme?: Scheme; language?: Language }) => Promise<void>;
  /** Expects the current page, or a part of it, to have no accessibility faults. */
  expectAccessible: (scope?: AxeScope) => Promise<void>;
}

interface WorkerFixtures {
  /** One per worker, so that parallel tests do not interfere. */
  running: Server;
  /** Pages that the worker reuses. */
  stages: Stages;
}

/** Watches the console of a page. Returns a function that fails when the page has logged an error. */
function watchConsole(page: Page): () => void {
  const complaints: string[] = [];
  // A test may open several pages: the address says which one is wrong.
  const add = (text: string): void => void complaints.push(`${page.url()}: ${text}`);
  page.on('pageerror', (error) => add(error.message));
  page.on('console', (message) => {
    // A refusal that the page shows to the user is not an error of the page.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) add(message.text());
  });
  return () => expect(complaints).toEqual([]);
}

/** Fixtures shared by browser tests and tests of screens. */
const common = base.extend<Fixtures, WorkerFixtures>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    // The first server also creates the demo university, which may exceed a test's timeout on a busy machine.
    { scope: 'worker', timeout: 300_000 },
  ],
  stages: [
    async ({ browser }, use) => {
      const stages = new Stages(browser);
      await use(stages);
      await stages.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ running }, use) => use(running.url),
  signIn: async ({ page, world }, use) => {
    await use(async (who, path) => {
      const person = typeof who === 'string' ? await world.person(who) : who;
      await world.signIn(page, person, path);
      return person;
    });
  },
  choose: async ({ context, world }, use) => {
    await use(async (choice) => {
      await context.addCookies(
        Object.entries(choice).map(([name, value]) => ({ name, value, url: world.url })),
      );
    });
  },
  expectAccessible: async ({ page }, use) => {
    await use(async (scope) => {
      // Soft: one visit proves several states, and reports the faults of all of them.
      expect.soft(await axeFaults(page, scope)).toEqual([]);
    });
  },
});

/**
 * A browser test: a new browser context whose pages are loaded from the server, for what only that covers, such as the
 * server's HTML, hydration, external links, print, service workers and other tabs.
 */
export const story = common.extend({
  world: async ({ running, context }, use) => {
    await running.restore();
    await context.clock.install({ time: NOW });
    await use(createWorld(running, context, storeSessionForNextPage(running.url)));
  },
  page: async ({ world, page, javaScriptEnabled }, use) => {
    const expectNoComplaint = watchConsole(page);
    await page.addInitScript(() =>
      addEventListener('live', () => Object.assign(window, { semestrIsLive: true }), { once: true }),
    );
    if (javaScriptEnabled) waitForHydration(page);
    await use(page);
    // A test may end while failures are injected.
    world.mend();
    expectNoComplaint();
  },
});

/**
 * A test of screens: the whole application with the real server, mounted in a page that the worker reuses. It takes a
 * third of the time of a browser test; `test.story` adds one among them.
 */
const screens = common.extend<{ stage: Stage; hydrate: (path: string) => Promise<void> }>({
  stage: async ({ stages, running, viewport, hasTouch, contextOptions }, use) => {
    // The other options are the same for all tests: Playwright applies them to every context.
    const stage = await stages.take({ ...contextOptions, hasTouch, baseURL: running.url });
    await stage.begin(viewport);
    await use(stage);
    await stage.end();
  },
  context: async ({ stage }, use) => use(stage.context),
  hydrate: async ({ stage }, use) => use((path) => stage.hydrate(path)),
  world: async ({ running, context }, use) => {
    await Promise.all([
      running.restore(),
      context.clock.resume().then(() => context.clock.setSystemTime(NOW)),
    ]);
    await use(createWorld(running, context, storeSessionNow));
  },
  page: async ({ stage, world }, use) => {
    const expectNoComplaint = watchConsole(stage.page);
    await use(stage.page);
    world.mend();
    expectNoComplaint();
  },
});

export const test = Object.assign(screens, { story });
