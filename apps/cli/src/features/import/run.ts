import { resolve } from 'node:path';
import type { Client } from '@semestr/api/client';
import type { Context } from '../../io/io.ts';
import { exit, type ExitCode, Failure } from '../../io/output.ts';
import { asAdmin, type Login } from '../../http/session.ts';
import { serverUrl } from '../../http/url.ts';
import type { Found } from './answers.ts';
import { collect } from './collect.ts';
import { readFolder } from './folder.ts';
import { kinds } from './kinds.ts';
import { plainProgress, type Progress } from './progress.ts';
import { readProvider } from './provider.ts';
import { reportJson, reportOf, reportText } from './report.ts';
import { sendAll } from './send.ts';
import { texts } from './texts.ts';

export interface Choice {
  from: string;
  /** Null for a dry run. */
  login: Login | null;
  employeeSchedules: boolean;
}

const isAddress = (from: string): boolean => /^https?:\/\//i.test(from);

async function read(
  context: Context,
  { from, employeeSchedules }: Choice,
  progress: Progress,
): Promise<Found> {
  if (isAddress(from)) return readProvider(context, serverUrl(from), { employeeSchedules }, progress);
  return readFolder(resolve(context.cwd, from), texts[context.language].reasons.notJson);
}

const nothing = (isDry: boolean) => ({
  ru: isDry ? texts.ru.nothingGood : texts.ru.nothing,
  en: isDry ? texts.en.nothingGood : texts.en.nothing,
});

/** Progress is not data: it goes to stderr, moving where that is a terminal. */
async function progressFor(context: Context): Promise<Progress> {
  if (context.stderr.isTTY !== true) return plainProgress(context);
  const { importProgress } = await import('../../screens/ImportProgress.tsx');
  return importProgress(context);
}

/** Runs `work` with a progress display that is gone when it is done, however it ends. */
async function withProgress<T>(context: Context, work: (progress: Progress) => Promise<T>): Promise<T> {
  const progress = await progressFor(context);
  try {
    return await work(progress);
  } finally {
    await progress.finish();
  }
}

/** Reads and checks; stores where there is somebody to store as. Answers whether anything was of use. */
async function importInto(context: Context, choice: Choice, client: Client | null): Promise<boolean> {
  const { unused, ...found } = await withProgress(context, (progress) => read(context, choice, progress));
  const book = collect(found, context.language);
  const counts = client && (await withProgress(context, (progress) => sendAll(client, book, progress)));
  const report = reportOf(book, counts, { from: choice.from, to: client ? context.url : null, unused });
  context.stdout.write(context.json ? reportJson(report) : reportText(report, context));
  const good = counts
    ? Object.values(counts).map(({ stored, unchanged }) => stored + unchanged)
    : kinds.map((kind) => book.items[kind].length);
  return good.some((count) => count > 0);
}

/**
 * Skipped records are no failure as long as something could be stored; a second run over the same data finds
 * everything unchanged. Signing in comes first: nobody wants to hear of a wrong password after a long reading.
 */
export async function runImport(context: Context, choice: Choice): Promise<ExitCode> {
  const { login } = choice;
  const isUseful = login
    ? await asAdmin(context, login, (client) => importInto(context, choice, client))
    : await importInto(context, choice, null);
  if (!isUseful) throw new Failure(nothing(login === null), exit.failed);
  return exit.ok;
}
