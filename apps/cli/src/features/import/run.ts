import { resolve } from 'node:path';
import type { ApiError, Client } from '@semestr/api/client';
import { faultTexts } from '@semestr/api/faults';
import { reasonTexts } from '@semestr/api/reasons';
import { loadTexts, translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context, Login } from '../../io/io.ts';
import { asAdmin } from '../../http/session.ts';
import { serverUrl } from '../../io/url.ts';
import type { Found } from './answers.ts';
import { collect } from './collect.ts';
import { readFolder } from './folder.ts';
import { kinds } from './kinds.ts';
import { plainProgress, type Progress } from './progress.ts';
import { readProvider } from './provider.ts';
import { reportJson, reportOf, reportText } from './report.ts';
import { sendAll } from './send.ts';
import { serverSentence } from '../../io/server-sentence.ts';
import { texts } from './texts.ts';

export interface Choice {
  from: string;
  /** Null for a dry run. */
  login: Login | null;
  employeeSchedules: boolean;
  /** Whether to store schedules that lose many lessons. */
  acceptsLosses: boolean;
}

const isAddress = (from: string): boolean => /^https?:\/\//i.test(from);

async function read(
  context: Context,
  { from, employeeSchedules }: Choice,
  progress: Progress,
): Promise<Found> {
  if (isAddress(from)) return readProvider(context, serverUrl(from), { employeeSchedules }, progress);
  return readFolder(resolve(context.cwd, from), context.language);
}

/** Progress goes to stderr, so that stdout contains only the report; it is animated on a terminal. */
async function progressFor(context: Context): Promise<Progress> {
  if (context.stderr.isTTY !== true) return plainProgress(context);
  const { importProgress } = await import('./ImportProgress.tsx');
  return importProgress(context);
}

/** Runs `work` with a progress display that is always removed afterwards. */
async function withProgress<T>(context: Context, work: (progress: Progress) => Promise<T>): Promise<T> {
  const progress = await progressFor(context);
  try {
    return await work(progress);
  } finally {
    await progress.finish();
  }
}

/** Determines the exit code after the report is printed. */
interface Ending {
  isUseful: boolean;
  losses: number;
  interruption: ApiError | null;
}

/** Reads and checks; also stores unless there is no client, as in a dry run. */
async function importInto(context: Context, choice: Choice, client: Client | null): Promise<Ending> {
  const { acceptsLosses } = choice;
  const { unused, ...found } = await withProgress(context, (progress) => read(context, choice, progress));
  const records = collect(found, context.language, { acceptsLosses });
  const retryingClient = clientOf({ url: context.url, fetch: context.fetchWithRetry });
  const sent =
    client &&
    (await withProgress(context, (progress) =>
      sendAll({ url: context.url, client, retryingClient, acceptsLosses }, records, progress),
    ));
  const report = reportOf(records, sent, { from: choice.from, to: client ? context.url : null, unused });
  context.stdout.write(context.json ? reportJson(report) : reportText(report, context));
  const good = sent
    ? Object.values(sent.counts).map(({ stored, unchanged }) => stored + unchanged)
    : kinds.map((kind) => records.items[kind].length);
  return {
    isUseful: good.some((count) => count > 0),
    losses: records.losses,
    interruption: sent?.interruption ?? null,
  };
}

/**
 * Runs an import. Skipped records are not a failure as long as something could be stored; a second run over the same
 * data finds everything unchanged. Signs in first, because reading a provider may take minutes.
 */
export async function runImport(context: Context, choice: Choice): Promise<ExitCode> {
  const { login } = choice;
  await loadTexts(context.language, [reasonTexts, faultTexts]);
  const { isUseful, losses, interruption } = login
    ? await asAdmin(context, login, (client) => importInto(context, choice, client))
    : await importInto(context, choice, null);
  if (interruption) {
    const sentence =
      serverSentence(interruption, context) ?? translator(reasonTexts, context.language)(interruption.reason);
    const code = interruption.reason === 'session-ended' ? exit.signIn : exit.failed;
    throw failure(texts, (t) => t('interrupted', { sentence }), code);
  }
  if (losses > 0) throw failure(texts, (t) => t('losses', { count: losses }), exit.partial);
  if (!isUseful) throw failure(texts, (t) => t(login ? 'nothing' : 'nothingGood'));
  return exit.ok;
}
