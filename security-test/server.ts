import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../apps/server/src/app.ts';
import { openEmbedded } from '../apps/server/src/db/open.ts';
import { createDemo } from '../apps/server/src/demo/university.ts';
import { defaultSettings } from '../apps/server/src/domain/settings.ts';
import { freePort } from '../tools/port.mjs';

const apps = join(import.meta.dirname, '../apps');

/**
 * Starts the real server with a small demo university in a temporary folder, in strict mode and with its address
 * configured.
 */
export async function startServer(): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'semestr-attack-'));
  const database = await openEmbedded(folder);
  await createDemo(database.db, { now: new Date(), scale: 0.1 });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const app = await createApp({
    source: database,
    now: () => new Date(),
    publicUrl: url,
    settings: { ...defaultSettings, disclosure: 'strict', showsCodes: true },
    frontEnds: {
      portal: { forBrowsers: join(apps, 'portal/dist'), forServer: join(apps, 'portal/dist-server') },
      console: join(apps, 'console/dist'),
    },
  });
  await app.listen({ host: '127.0.0.1', port });
  return {
    url,
    close: async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
