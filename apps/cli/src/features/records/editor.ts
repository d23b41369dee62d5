import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exit, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** Prefix of the lines above the text that report faults; these lines are ignored on reading. */
const NOTE = '// ';
const withoutNotes = (content: string): string => content.replace(/^(?:\s*\/\/.*\r?\n)+/, '');

/** A text in a temporary file that only its owner can read, and an editor for it. */
export interface Draft {
  file: string;
  /** Opens the editor, with earlier faults above the text; returns the text as saved. */
  edit: (text: string, faults: readonly string[]) => Promise<string>;
  discard: () => Promise<void>;
}

/** Runs an editor until it ends. Its name may include options, as in "code --wait". */
async function run(editor: string, file: string, { env, cwd }: Pick<Context, 'env' | 'cwd'>): Promise<void> {
  const options = { env: { ...env }, cwd, stdio: 'inherit' as const };
  const child =
    process.platform === 'win32'
      ? spawn(`${editor} "${file}"`, { ...options, shell: true })
      : spawn('/bin/sh', ['-c', `${editor} "$1"`, 'sh', file], options);
  const code = await new Promise<unknown>((done) => {
    child.once('error', done);
    child.once('exit', (number, signal) => done(number ?? signal));
  });
  if (code !== 0) throw failure(texts, (t) => t('editorFailed', { editor, code: String(code) }));
}

/** Creates a draft for the user's editor. Throws when none is configured. */
export async function openDraft(context: Context, name: string): Promise<Draft> {
  const editor = context.env['VISUAL'] || context.env['EDITOR'];
  if (!editor) throw failure(texts, (t) => t('noEditor'), exit.usage);
  const file = join(await mkdtemp(join(tmpdir(), 'semestr-')), `${name}.json`);
  return {
    file,
    edit: async (text, faults) => {
      const notes = faults.map((fault) => `${NOTE}${fault.replaceAll(/\s+/g, ' ')}\n`).join('');
      await writeFile(file, notes + text, { mode: 0o600 });
      await run(editor, file, context);
      const saved = withoutNotes(await readFile(file, 'utf8'));
      // Saved without the notes, so that a kept draft can be sent unchanged.
      await writeFile(file, saved);
      return saved;
    },
    discard: () => rm(dirname(file), { recursive: true, force: true }),
  };
}
