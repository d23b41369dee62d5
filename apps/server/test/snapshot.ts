import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzleOn } from '../src/db/embedded.ts';
import { migrate } from '../src/db/migrate.ts';
import { createDemo } from '../src/demo/university.ts';
import './quick-hashes.ts';

/** A Friday of the autumn term, at 12:58 in the university's time zone. */
export const NOW = '2026-11-20T09:58:00Z';
export const SCALE = 0.05;

/** Sources of a snapshot; a change of any of them creates a new snapshot. */
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

/** Returns a migrated database, with the demo university or empty, created once and cached for later runs. */
export function snapshot(isDemo: boolean): Promise<Blob> {
  const created = snapshots.get(isDemo) ?? readOrCreate(isDemo);
  snapshots.set(isDemo, created);
  return created;
}

const kindOf = (isDemo: boolean): string => (isDemo ? 'demo' : 'bare');

/** Returns the path of a snapshot without its extension; its name depends on the sources. */
function pathOf(isDemo: boolean): string {
  const hash = createHash('sha256').update(`${NOW} ${SCALE}`);
  for (const path of globSync(sources, { cwd: house, exclude: ['**/*.test.ts'] }).toSorted())
    hash.update(readFileSync(join(house, path)));
  return join(cache, `${kindOf(isDemo)}-${hash.digest('hex').slice(0, 16)}`);
}

/** Returns a path next to the snapshots that no other worker uses. */
const partPath = (): string => join(cache, `${randomUUID()}.part`);

async function readOrCreate(isDemo: boolean): Promise<Blob> {
  const path = pathOf(isDemo);
  const file = `${path}.tar`;
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const pglite = await PGlite.create();
    const db = drizzleOn(pglite);
    await migrate(db);
    if (isDemo) await createDemo(db, { now: new Date(NOW), scale: SCALE });
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    mkdirSync(cache, { recursive: true });
    // Another worker may be copying the current folder.
    for (const old of globSync(`${kindOf(isDemo)}-*`, { cwd: cache }))
      if (!join(cache, old).startsWith(path)) rmSync(join(cache, old), { recursive: true, force: true });
    // Two workers may create it at the same time; the last rename wins, and both files are complete.
    const part = partPath();
    writeFileSync(part, new Uint8Array(await dump.arrayBuffer()));
    renameSync(part, file);
    return dump;
  }
}

/**
 * Returns the snapshot as a data folder of PGlite, to be copied: copying it is much faster than loading the snapshot.
 */
export async function snapshotFolder(isDemo: boolean): Promise<string> {
  const folder = pathOf(isDemo);
  if (existsSync(folder)) return folder;
  const loadDataDir = await snapshot(isDemo);
  const part = partPath();
  const pglite = await PGlite.create({ dataDir: part, loadDataDir });
  await pglite.close();
  try {
    renameSync(part, folder);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(folder)) throw error;
    rmSync(part, { recursive: true });
  }
  return folder;
}
