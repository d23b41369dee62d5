import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import hashes from './migrations/hashes.json' with { type: 'json' };
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const folder = join(import.meta.dirname, 'migrations');

/**
 * A database records the statements that created it and cannot be upgraded after they were edited. Once a migration is
 * on the main branch, its line in `hashes.json` stays, and a change goes into a new migration.
 */
it('migrations: every file matches its line in hashes.json, so existing ones are never edited', () => {
  const hashLines = journal.entries.map(({ tag, when }) => {
    const sha256 = createHash('sha256').update(readFileSync(join(folder, `${tag}.sql`)));
    return { tag, when, sha256: sha256.digest('hex') };
  });
  expect(hashLines).toEqual(hashes);
});

it('migrations: every file is in the journal, each later than the previous one', () => {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  expect(files).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`));
  const times = journal.entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});

it('migrations: only the newest has a snapshot of the tables, with which the next one is compared', () => {
  const newest = journal.entries.at(-1)?.tag ?? '';
  const snapshots = readdirSync(join(folder, 'meta')).filter((file) => file.endsWith('_snapshot.json'));
  expect(snapshots).toEqual([`${newest.slice(0, 4)}_snapshot.json`]);
});
