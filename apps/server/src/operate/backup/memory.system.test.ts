import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { fillFolder, temporaryFolder } from '../../../test/backups.ts';

// Whole databases are written and read: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const path = temporaryFolder();
const MEGABYTE = 1024 ** 2;
/** So much is written and read as lines, in pieces of two megabytes each. */
const TOTAL = 80 * MEGABYTE;
/** What a program has for its own objects: texts of rows are among them. */
const HEAP = 48;

/** Runs statements in a program of its own with little memory; `$` is the folder of the server's sources. */
async function runSmall(script: string, args: readonly string[]): Promise<string> {
  const source = script.replaceAll('$', join(import.meta.dirname, '../..'));
  const flags = [`--max-old-space-size=${HEAP}`, '--input-type=module', '-e', source];
  return (await promisify(execFile)(process.execPath, [...flags, ...args])).stdout;
}

it('a backup of many large files is written, checked and restored a piece at a time', async () => {
  await fillFolder(path('from'), false);
  await fillFolder(path('to'), false);
  const [file, from, to] = [path('large.backup'), path('from'), path('to')];
  const head = `
    import { findEmbedded, openEmbedded } from '$/db/open.ts';
    import { backUp } from '$/operate/backup/backup.ts';
    import { restore } from '$/operate/backup/restore.ts';
    const [file, folder] = process.argv.slice(1);
    const unwatched = { progress: () => undefined, signal: new AbortController().signal };`;
  await runSmall(
    `${head}
    const { db, close } = await openEmbedded(folder);
    await db.execute("insert into outbox (channel, recipient, subject, state, created_at, next_at) values ('email', 'a@example.by', '', 'sent', now(), now())");
    await db.execute("insert into outbox_files (message_id, name, type, bytes) select (select id from outbox), i::text, 'a', decode(repeat(md5(i::text), 65536), 'hex') from generate_series(1, ${TOTAL / (2 * MEGABYTE)}) i");
    await backUp(db, { file, isForced: false, now: new Date(0), ...unwatched });
    await close();`,
    [file, from],
  );
  // What repeats takes no room in a file.
  expect((await stat(file)).size).toBeLessThan(TOTAL / 20);
  const told = await runSmall(
    `import { checkBackup } from '$/operate/backup/read.ts';
    let peak = 0;
    const watching = setInterval(() => { peak = Math.max(peak, process.memoryUsage.rss()); }, 20);
    const { rows } = await checkBackup(process.argv[1], new AbortController().signal);
    clearInterval(watching);
    console.log(rows.get('outbox_files'), peak);`,
    [file],
  );
  const [count = 0, peak = 0] = told.split(' ').map(Number);
  expect(count).toBe(TOTAL / (2 * MEGABYTE));
  // The program itself has some seventy megabytes.
  expect(peak).toBeLessThan(TOTAL + 60 * MEGABYTE);
  await runSmall(
    `${head}
    const { db, close } = await findEmbedded(folder);
    await restore(db, { file, ...unwatched });
    await close();`,
    [file, to],
  );
}, 120_000);
