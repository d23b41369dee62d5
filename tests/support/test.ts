import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '@semestr/core/languages';
import type { Scheme } from '@semestr/ui/scheme';
import { axeFaults, type AxeScope } from './axe.ts';
import { logins, NOW, passwordOf, type Server, startServer, type Who } from './server.ts';
import { type Stage, Stages } from './stage.ts';
import { createWorld, type Person, rememberHere, rememberInNextPage, type World } from './world.ts';

export { expect, type Person };

/** Goes down a list of choices by keyboard, as far as this one: others that were made meanwhile may stand before it. */
export async function pressTo(select: Locator, name: string): Promise<void> {
  while ((await select.locator('option:checked').textContent()) !== name) await select.press('ArrowDown');
}

/**
 * While the page's clock stands still, so that no message goes unseen: time passes as slowly as the page needs it to get
 * on. React shows what it waited for by a timer.
 */
export const slowly = (page: Page, look: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(50);
    await look();
  }).toPass({ timeout: 30_000 });
/** For what is looked for slowly. */
export const soon = { timeout: 200 };

/** Until the portal runs in a page that the server has made; at once on any other page. */
const untilLive = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => 'semestrIsLive' in window || document.querySelector('script[src="/begin.js"]') === null,
  );

/**
 * A page that the server has made is there before the portal runs in it: its links are the browser's, and its keys are
 * not heard yet. A story goes on once the portal runs, unless it says itself what it waits for.
 */
function waitUntilLive(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await untilLive(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await untilLive(page);
    return response;
  };
}

/** The demo accounts that the start-up text names; what a test changes belongs to a person of its own. */
export const demo = (who: Who): { username: string; password: string } => ({
  username: logins[who],
  password: passwordOf(who),
});

/** An administrator acts as this student from now on, in this browser. */
export async function actAs(page: Page, { username }: Pick<Person, 'username'>): Promise<void> {
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
  /** The university around the browser: people, clock, messages, trouble. */
  world: World;
  /** Signs in somebody new of this role, or the person given, and opens `path`. */
  signIn: (who: Who | Person, path?: string) => Promise<Person>;
  /** What the person chose before: theme and language. */
  choose: (choice: { theme?: Scheme; language?: Language }) => Promise<void>;
  /** No accessibility fault on the page as it is now. */
  expectAccessible: (scope?: AxeScope) => Promise<void>;
}

interface WorkerFixtures {
  /** One for each worker, so that tests side by side do not meet. */
  running: Server;
  /** The pages that the worker keeps. */
  stages: Stages;
}

/** Listens to the console of a page. Returns what fails when the page has complained there. */
function watch(page: Page): () => void {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A refusal that the page shows to the person is no fault of the page.
    const isRefusal = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
  });
  return () => expect(complaints).toEqual([]);
}

/** What stories and tests of screens have in common. */
const common = base.extend<Fixtures, WorkerFixtures>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    // The first server also lays out the demo university, which takes a busy machine more than a test may.
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
      expect(await axeFaults(page, scope)).toEqual([]);
    });
  },
});

/**
 * A story: a new browser context whose pages are loaded from the server, for what only that shows, such as the server's
 * HTML, hydration, links that leave the page, print, service workers and other tabs.
 */
export const story = common.extend({
  world: async ({ running, context }, use) => {
    await running.restore();
    await context.clock.install({ time: NOW });
    await use(createWorld(running, context, rememberInNextPage(running.url)));
  },
  page: async ({ world, page, javaScriptEnabled }, use) => {
    const expectNoComplaint = watch(page);
    await page.addInitScript(() =>
      addEventListener('live', () => Object.assign(window, { semestrIsLive: true }), { once: true }),
    );
    if (javaScriptEnabled) waitUntilLive(page);
    await use(page);
    // A test may end while the server is in trouble.
    world.mend();
    expectNoComplaint();
  },
});

/**
 * A test of screens: the whole application with the real server, mounted in a page that the worker keeps. It costs a
 * third of a story; `test.story` is one among them.
 */
const screens = common.extend<{ stage: Stage }>({
  stage: async ({ stages, running, viewport, hasTouch, contextOptions }, use) => {
    // The other options are the same for all tests: Playwright gives them to every context.
    const stage = await stages.take({ ...contextOptions, hasTouch, baseURL: running.url });
    await stage.begin(viewport);
    await use(stage);
    await stage.end();
  },
  context: async ({ stage }, use) => use(stage.context),
  world: async ({ running, context }, use) => {
    await Promise.all([
      running.restore(),
      context.clock.resume().then(() => context.clock.setSystemTime(NOW)),
    ]);
    await use(createWorld(running, context, rememberHere));
  },
  page: async ({ stage, world }, use) => {
    const expectNoComplaint = watch(stage.page);
    await use(stage.page);
    world.mend();
    expectNoComplaint();
  },
});

export const test = Object.assign(screens, { story });
