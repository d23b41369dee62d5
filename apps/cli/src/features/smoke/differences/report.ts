import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { translator } from '@semestr/core/texts';
import { signIn, signOut } from '../../../http/sign-in.ts';
import { codeOf, exit, type ExitCode, failure } from '../../../io/failure.ts';
import type { Context } from '../../../io/io.ts';
import { jsonText } from '../../../io/output.ts';
import { texts as common } from '../../../io/texts.ts';
import { type Choice, checksFor } from '../checks.ts';
import { texts } from '../texts.ts';
import { bySeverity, type DifferenceReport, type Severity } from './difference.ts';
import { gather, type Gathered } from './gather.ts';
import { markdownOf, summaryOf } from './markdown.ts';

/** In milliseconds: a response that takes longer keeps the user waiting. */
const SLOW = 2000;

interface Comparison extends Choice {
  /** Path of the report; stdout without it. */
  file: string | undefined;
  /** Maximum duration of each call, in milliseconds. */
  budget: number | undefined;
}

function reportOf(
  context: Context,
  { calls, differences, nothingShown, notAsked, isCutShort }: Gathered,
): DifferenceReport {
  const count = (severity: Severity): number => differences.filter((one) => one.severity === severity).length;
  const breaking = count('breaking');
  return {
    url: context.url,
    at: context.now().toISOString(),
    ok: breaking === 0,
    summary: {
      asked: calls.size,
      differing: new Set(differences.map(({ call }) => call)).size,
      breaking,
      lacking: count('lacking'),
      tolerated: count('tolerated'),
    },
    isCutShort,
    differences: bySeverity(differences),
    nothingShown,
    notAsked: [...new Set(notAsked)].filter((name) => !calls.has(name)),
  };
}

async function save({ cwd, stderr, language }: Context, name: string, report: string): Promise<void> {
  const file = resolve(cwd, name);
  try {
    // An existing file is replaced: it is the report of a previous run.
    await writeFile(file, report);
  } catch (error) {
    throw failure(common, (t) => t('download.notWritten', { file, code: codeOf(error) }), exit.failed, error);
  }
  stderr.write(`${translator(common, language)('download.saved', { file })}\n`);
}

/**
 * Reports where a provider's responses differ from the contract. Exits with 1 when a difference breaks the project's
 * clients.
 */
export async function reportDifferences(
  context: Context,
  { file, budget = SLOW, ...choice }: Comparison,
): Promise<ExitCode> {
  const session = context.login && (await signIn(context, context.login));
  try {
    const checks = checksFor(session?.who ?? null, choice);
    if (checks.length === 0)
      throw failure(texts, (t) => t('noMatch', { text: choice.only ?? '' }), exit.usage);
    const own = session && { context: session, username: session.who.username };
    const report = reportOf(context, await gather(context, checks, { own, slow: budget }));
    const text = context.json ? jsonText(report) : markdownOf(report, context.language);
    if (file === undefined) context.stdout.write(text);
    else {
      await save(context, file, text);
      context.stderr.write(`${summaryOf(report, context.language)}\n`);
    }
    return report.ok ? exit.ok : exit.failed;
  } finally {
    if (session) await signOut(session);
  }
}
