import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
import { fillFolder, temporaryFolder } from '../../../test/backups.ts';

// Whole databases are written and read, which takes long on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const path = temporaryFolder();
const MEGABYTE = 1024 ** 2;
/** Size of the data, as lines in chunks of two megabytes each. */
const TOTAL = 80 * MEGABYTE;
/** Heap limit of the program in megabytes, which includes the rows' texts. */
const HEAP = 48;

/** Runs statements in a separate process with little memory; `$` is the folder of the server's sources. */
async function runSmall(script: string, args: readonly string[]): Promise<string> {
  const source = script.replaceAll('$', join(import.meta.dirname, '../..'));
  const flags = [`--max-old-space-size=${HEAP}`, '--input-type=module', '-e', source];
  return (await promisify(execFile)(process.execPath, [...flags, ...args])).stdout;
}

it('backup: many large files are written, checked and restored chunk by chunk', async () => {
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
  // Repetitive data compress to almost nothing.
  expect((await stat(file)).size).toBeLessThan(TOTAL / 20);
  const text = await runSmall(
    `import { checkBackup } from '$/operate/backup/read.ts';
    let peak = 0;
    const watching = setInterval(() => { peak = Math.max(peak, process.memoryUsage.rss()); }, 20);
    const { rows } = await checkBackup(process.argv[1], new AbortController().signal);
    clearInterval(watching);
    console.log(rows.get('outbox_files'), peak);`,
    [file],
  );
  const [count = 0, peak = 0] = text.split(' ').map(Number);
  expect(count).toBe(TOTAL / (2 * MEGABYTE));
  // The program without data takes some seventy megabytes.
  expect(peak).toBeLessThan(TOTAL + 60 * MEGABYTE);
  await runSmall(
    `${head}
    const { db, close } = await findEmbedded(folder);
    await restore(db, { file, ...unwatched });
    await close();`,
    [file, to],
  );
}, 120_000);
