import { createHash, randomUUID } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzleOn } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { createDemo } from '../src/demo/university.ts';

/** A Friday of the autumn term, at 12:58 on the university's clock. */
export const NOW = '2026-11-20T09:58:00Z';
export const SCALE = 0.05;

/** What makes a snapshot; a change of any of it makes another. */
const sources = [
  'apps/server/src/{demo,db,domain}/**/*.{ts,sql,json}',
  // The texts of the notifications.
  'apps/server/src/features/{admin,journal,reminders}/**/*.ts',
  'packages/core/src/*.ts',
  'pnpm-lock.yaml',
];
const house = join(import.meta.dirname, '../../..');
const cache = join(house, 'node_modules/.cache/semestr-test');

const snapshots = new Map<boolean, Promise<Blob>>();

/** A migrated database, with the demo university or bare, made once and kept for later runs. */
export function snapshot(isDemo: boolean): Promise<Blob> {
  const made = snapshots.get(isDemo) ?? readOrMake(isDemo);
  snapshots.set(isDemo, made);
  return made;
}

async function readOrMake(isDemo: boolean): Promise<Blob> {
  const hash = createHash('sha256').update(`${NOW} ${SCALE}`);
  for (const path of globSync(sources, { cwd: house }).toSorted())
    hash.update(readFileSync(join(house, path)));
  const kind = isDemo ? 'demo' : 'bare';
  const file = join(cache, `${kind}-${hash.digest('hex').slice(0, 16)}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const pglite = await PGlite.create();
    const db = drizzleOn(pglite);
    await migrate(db);
    if (isDemo) await createDemo(db, { now: new Date(NOW), scale: SCALE });
    const made = await pglite.dumpDataDir('none');
    await pglite.close();
    mkdirSync(cache, { recursive: true });
    for (const old of globSync(`${kind}-*.tar`, { cwd: cache })) rmSync(join(cache, old), { force: true });
    // Two workers may make it at once; the last one to rename wins, and both files are whole.
    const part = join(cache, `${randomUUID()}.part`);
    writeFileSync(part, new Uint8Array(await made.arrayBuffer()));
    renameSync(part, file);
    return made;
  }
}
