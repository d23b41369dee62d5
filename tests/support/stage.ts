import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { NOW } from './server.ts';

/** API that `test/mounted/main.tsx` of each front end adds to its page. */
interface Mounted {
  app: AppName;
  /**
   * Starts the application at an address as if the page had been loaded there. With `isRendered` hydrates the server's
   * HTML.
   */
  mount: (path: string, isRendered: boolean) => Promise<void>;
  unmount: () => void;
}

type AppName = 'portal' | 'console';

declare global {
  interface Window {
    /** Undefined in pages that were loaded from the server. */
    semestr?: Mounted;
  }
}

/** Page events that tests listen to, as opposed to those that Playwright uses. */
const listenedEvents = [
  'console',
  'dialog',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
];

/** An address of the origin without an application. */
const BLANK = '/healthz';

const appOf = (path: string): AppName => (path.startsWith('/console') ? 'console' : 'portal');

/**
 * A page that a worker reuses for its tests of screens. Each test restarts the whole application in it, which takes a
 * third of the time of a page load in a new browser context.
 */
export class Stage {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly #load: Page['goto'];
  readonly #reload: Page['reload'];
  readonly #newPage: BrowserContext['newPage'];

  constructor(page: Page) {
    this.page = page;
    this.context = page.context();
    this.#load = page.goto.bind(page);
    this.#reload = page.reload.bind(page);
    this.#newPage = this.context.newPage.bind(this.context);
  }

  /** Prepares the page for a test, so that navigating to an address starts the application there. */
  begin(viewport: Parameters<Page['setViewportSize']>[0] | null): Promise<void> {
    const { page } = this;
    page.goto = async (path) => {
      await this.#mount(path);
      return null;
    };
    page.reload = async () => {
      await this.#mount(await page.evaluate(() => location.href));
      return null;
    };
    // Sets the size of additional pages, which is otherwise that of the context's first test.
    this.context.newPage = async () => {
      const another = await this.#newPage();
      if (viewport) await another.setViewportSize(viewport);
      return another;
    };
    return viewport ? page.setViewportSize(viewport) : Promise.resolve();
  }

  /**
   * Hydrates the server's page of an address. React logs an error when it renders something else, which fails the test.
   */
  hydrate(address: string): Promise<void> {
    return this.#mount(address, true);
  }

  async #mount(address: string, isRendered = false): Promise<void> {
    const { origin, pathname, search, hash } = new URL(address, this.page.url());
    if (origin !== new URL(this.page.url()).origin)
      throw new Error(`Only a story leaves the server of the test: ${address}`);
    const path = pathname + search + hash;
    if (path === BLANK) return this.#unmount();
    const start = () =>
      this.page.evaluate(
        async ([app, at, isHydrated]) => {
          if (window.semestr?.app !== app) return false;
          await window.semestr.mount(at, isHydrated);
          return true;
        },
        [appOf(path), path, isRendered] as const,
      );
    // The page may contain the other application, or one loaded from the server by a link.
    if (await start()) return;
    await this.#load(`/mounted/${appOf(path)}/index.html`);
    if (!(await start())) throw new Error(`The ${appOf(path)} is not there to be mounted at ${path}`);
  }

  #unmount(): Promise<void> {
    return this.page.evaluate(() => window.semestr?.unmount());
  }

  /** Removes all state of a test. */
  async end(): Promise<void> {
    const { page, context } = this;
    for (const event of listenedEvents) page.removeAllListeners(event);
    page.goto = this.#load;
    page.reload = this.#reload;
    for (const other of context.pages()) if (other !== page) await other.close();
    // First stops the application, which would detect the end of its session when the cookies are removed.
    const isStopped = await page.evaluate(() => {
      window.semestr?.unmount();
      return window.semestr !== undefined;
    });
    await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false)]);
    // One that a link loaded from the server cannot be unmounted: it would navigate while the next test opens its page.
    if (!isStopped) await this.#load('/mounted/portal/index.html');
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
    });
    await Promise.all([
      context.clearPermissions(),
      context.clearCookies(),
      page.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' }),
    ]);
  }
}

/**
 * Number of tests after which a stage is replaced. Libraries keep references to stopped applications, which slows the
 * page down.
 */
const LIFE = 25;

/** Stages of a worker, by the options that cannot be changed in an existing context. */
export class Stages {
  readonly #browser: Browser;
  readonly #open = new Map<string, { stage: Stage; uses: number }>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(options: BrowserContextOptions): Promise<Stage> {
    const key = JSON.stringify(options);
    const existing = this.#open.get(key);
    if (existing && existing.uses < LIFE) {
      existing.uses += 1;
      return existing.stage;
    }
    await existing?.stage.context.close();
    const context = await this.#browser.newContext(options);
    await context.clock.install({ time: NOW });
    const page = await context.newPage();
    await page.goto('/mounted/portal/index.html');
    const stage = new Stage(page);
    this.#open.set(key, { stage, uses: 1 });
    return stage;
  }

  async close(): Promise<void> {
    for (const { stage } of this.#open.values()) await stage.context.close();
  }
}
