import { join } from 'node:path';
import { createApp } from '../../apps/server/src/app.ts';
import { openEmbedded } from '../../apps/server/src/db/database.ts';
import { createDemo } from '../../apps/server/src/demo/university.ts';
import { NOW } from './now.ts';

/** The real server for the browser tests: real database (in memory), demo university, the clock standing at NOW. */
const [port = '3987'] = process.argv.slice(2);
const apps = join(import.meta.dirname, '../../apps');

const database = await openEmbedded(null);
await createDemo(database.db, { now: NOW, scale: 0.3 });
const app = await createApp({
  source: database,
  now: () => NOW,
  frontEnds: { portal: join(apps, 'portal/dist'), console: join(apps, 'console/dist') },
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
