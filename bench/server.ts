import { join } from 'node:path';
import { createApp } from '../apps/server/src/app.ts';
import { openEmbedded } from '../apps/server/src/db/open.ts';
import { createDemo } from '../apps/server/src/demo/university.ts';

const apps = join(import.meta.dirname, '../apps');

/**
 * Starts the real server with the demo university in memory; returns its address.
 * @param scale how many times as large as the demo
 */
export async function startServer(scale = 1): Promise<{ url: string; close: () => Promise<void> }> {
  const database = await openEmbedded(null);
  await createDemo(database.db, { now: new Date(), scale });
  const app = await createApp({
    source: database,
    now: () => new Date(),
    frontEnds: {
      portal: { forBrowsers: join(apps, 'portal/dist'), forServer: join(apps, 'portal/dist-server') },
      console: join(apps, 'console/dist'),
    },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
