import { resolve } from 'node:path';
import { dottedMoment } from '@semestr/core/dates';
import { translator } from '@semestr/core/texts';
import type { Environment } from '../../start/env.ts';
import { exit, type ExitCode, failure } from '../failure.ts';
import { type Call, createProgress, decimal, printError, printJson } from '../output.ts';
import { backUpSource, targetOf } from './backup.ts';
import { type Contents, totalOf } from './format.ts';
import { checkBackup } from './read.ts';
import { restoreSource } from './restore.ts';
import { backupTexts } from './texts.ts';

const asJson = ({ header, rows }: Contents) => {
  const { migrations: _hashes, ...about } = header;
  return { ...about, tables: rows.size, rows: totalOf(rows) };
};

/** Runs long work with a progress line; returns the duration in seconds. */
async function runTimed<T>(
  call: Call,
  work: (progress: (table: string, rows: number) => void) => Promise<T>,
): Promise<{ done: T; seconds: number }> {
  const t = translator(backupTexts, call.language);
  const { show, end } = createProgress(call);
  const begun = call.outside.now().getTime();
  const done = await work((table, rows) => show(() => t('progress', { table, rows }))).finally(end);
  return { done, seconds: Math.round((call.outside.now().getTime() - begun) / 100) / 10 };
}

/** `--out -` is stdout. */
const STDOUT = '-';

/** `backup`: prints the name of the file, or the backup itself with `--out -`. */
export async function runBackup(
  call: Call,
  env: Environment,
  { out, isForced }: { out: string | null; isForced: boolean },
): Promise<ExitCode> {
  const t = translator(backupTexts, call.language);
  const { now, signal, stdout } = call.outside;
  const begun = now();
  if (out === STDOUT && stdout.isTTY === true) throw failure(backupTexts, (text) => text('terminal'));
  const file = out === STDOUT ? null : await targetOf(out, env, begun);
  const { done, seconds } = await runTimed(call, (progress) =>
    backUpSource(env, { file: file ?? stdout, isForced, now: begun, progress, signal }),
  );
  const { rows, bytes, foreign } = done;
  const took = decimal(seconds, call.language);
  // Otherwise stdout contains only the backup.
  if (file === null) printError(call, t('streamed'));
  else if (call.isJson) printJson(call, { file, bytes, seconds, ...asJson(done), leftOut: foreign });
  else stdout.write(`${file}\n`);
  if (foreign.length > 0) printError(call, t('leftOut', { names: foreign }));
  printError(call, t('saved', { tables: rows.size, rows: totalOf(rows), bytes, seconds: took }));
  return exit.ok;
}

/** `backup --check FILE`. */
export async function runCheck(call: Call, name: string): Promise<ExitCode> {
  const t = translator(backupTexts, call.language);
  const file = resolve(name);
  const contents = await checkBackup(file, call.outside.signal);
  const { header, rows } = contents;
  if (call.isJson) printJson(call, { file, ...asJson(contents) });
  else call.outside.stdout.write(`${file}\n`);
  const { semestr, migration, database } = header;
  const at = dottedMoment(new Date(header.at));
  printError(call, t('sound', { at, semestr, migration, database, tables: rows.size, rows: totalOf(rows) }));
  return exit.ok;
}

/** `restore FILE`. */
export async function runRestore(call: Call, env: Environment, name: string): Promise<ExitCode> {
  const t = translator(backupTexts, call.language);
  const file = resolve(name);
  const { done, seconds } = await runTimed(call, (progress) =>
    restoreSource(env, { file, progress, signal: call.outside.signal }),
  );
  const { header, rows, migration } = done;
  const took = decimal(seconds, call.language);
  if (call.isJson)
    printJson(call, { file, seconds, ...asJson(done), migration, migratedFrom: header.migration });
  const at = dottedMoment(new Date(header.at));
  printError(call, t('restored', { at, tables: rows.size, rows: totalOf(rows), seconds: took, migration }));
  if (migration !== header.migration)
    printError(call, t('migrated', { from: header.migration, to: migration }));
  return exit.ok;
}
