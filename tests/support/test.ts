import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Language } from '@semestr/core/languages';
import type { Scheme } from '@semestr/ui/scheme';
import { logins, passwordOf, type Server, startServer, type Who } from './server.ts';
import { openWorld, type Person, type World } from './world.ts';

export { expect, type Person };

/** The demo accounts that the start-up text names; what a test changes belongs to a person of its own. */
export const demo = (who: Who): { username: string; password: string } => ({
  username: logins[who],
  password: passwordOf(who),
});

interface Fixtures {
  /** The university around the browser: people, clock, messages, trouble. */
  world: World;
  /** Signs in somebody new of this role, or the person given, and opens `path`. */
  signIn: (who: Who | Person, path?: string) => Promise<Person>;
  /** What the person chose before: theme and language. */
  choose: (choice: { theme?: Scheme; language?: Language }) => Promise<void>;
  /** No accessibility fault on the page as it is now. */
  expectAccessible: () => Promise<void>;
}

interface WorkerFixtures {
  /** One for each worker, so that tests side by side do not meet. */
  running: Server;
}

/** A page whose clock stands at NOW and which must not complain in its console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  running: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ running }, use) => use(running.url),
  world: async ({ running, context }, use) => use(await openWorld(running, context)),
  page: async ({ world, page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // A refusal that the page shows to the person is no fault of the page.
      const isRefusal = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isRefusal) complaints.push(message.text());
    });
    await use(page);
    // A test may end while the server is in trouble.
    world.mend();
    expect(complaints).toEqual([]);
  },
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
    await use(async () => {
      // Menus and dialogs stand outside the landmarks: they are modal. No page has frames, which alone need a page more.
      const { violations } = await new AxeBuilder({ page }).disableRules('region').setLegacyMode().analyze();
      expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
    });
  },
});
