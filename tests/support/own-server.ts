import type { Settings } from '../../apps/server/src/domain/settings.ts';
import { type Server, startServer } from './server.ts';
import { test } from './test.ts';

/**
 * Tests of screens with a separate server, for other settings, an empty database, or data that other browser tests
 * would affect.
 */
export const withOwnServer = (settings: Partial<Settings> = {}, options: { demo?: boolean } = {}) =>
  test.extend<object, { running: Server }>({
    running: [
      // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from the pattern
      async ({}, use) => {
        const server = await startServer(settings, options);
        await use(server);
        await server.close();
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  });
