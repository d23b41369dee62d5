import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importServer, ok, type Replies, type Reply } from './provider.fixture.ts';
import { type Run, run, type World } from './run.fixture.ts';

const asAdmin = ({ cookie }: { cookie: string }): boolean => cookie === 'SESSION=secret';

/** Replies only to administrators, as `importServer` signs them in. */
export const forAdmin =
  (reply: Reply | ((body: unknown) => Reply)): Replies[string] =>
  (request) =>
    asAdmin(request) ? (typeof reply === 'function' ? reply(request.body) : reply) : { status: 403 };

/** A list with its total, as the server returns it. */
export const listed = (rows: readonly unknown[], total = rows.length): Reply => ({
  ...ok(rows),
  headers: { 'content-range': `records 0-${Math.max(0, rows.length - 1)}/${total}` },
});

/** Replies for signing in and out as an administrator. */
export function adminServer(): Replies {
  const replies = importServer();
  return Object.fromEntries(Object.entries(replies).filter(([line]) => line.includes('/auth/')));
}

/** Runs `semestr admin …` as an administrator. */
export const runAdmin = (argv: readonly string[], world: World = {}): Promise<Run> =>
  run(['admin', ...argv, '--user', 'admin'], { stdin: 'Admin-2026!', ...world });

/**
 * Creates an editor that copies the file it opens to `seen-1`, `seen-2` … and writes the next of the prepared texts
 * each time; "" does not change the file.
 */
export async function fakeEditor(folder: string, texts: readonly string[]): Promise<string> {
  const file = join(folder, 'editor.sh');
  for (const [index, text] of texts.entries()) await writeFile(join(folder, `typed-${index + 1}`), text);
  await writeFile(
    file,
    [
      '#!/bin/sh',
      `cd '${folder}'`,
      'count=$(( $(cat count 2>/dev/null || echo 0) + 1 ))',
      'echo $count > count',
      'cp "$1" seen-$count',
      'if [ -s typed-$count ]; then cp typed-$count "$1"; fi',
      '',
    ].join('\n'),
  );
  await chmod(file, 0o700);
  return file;
}
