import { reasonTexts } from '@semestr/api/reasons';
import { translator } from '@semestr/core/texts';
import { needsConfirmation } from '../../io/confirm.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import { fetchTexts } from '../../io/fetch-texts.ts';
import { type Context, isScreen } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Choice, checksFor } from './checks.ts';
import { mayWrite } from './deep/consent.ts';
import { scenariosFor } from './deep/scenarios.ts';
import { type Display, plainDisplay, silent } from './display.ts';
import { annotations } from './github.ts';
import { saveJunit } from './junit.ts';
import { type Machine, stopSignal, thisMachine } from './machine.ts';
import { summaryLine } from './report.ts';
import { type Plan, playRound, type Round } from './round.ts';
import { texts } from './texts.ts';
import { hasPassed, printLeftovers } from './verdict.ts';
import { visit, type Visit } from './visit.ts';
import { watchRounds } from './watch/watch.ts';

export interface SmokeTest extends Choice {
  /** Maximum duration of each call, in milliseconds. */
  budget?: number | undefined;
  /** Path of a report for CI servers. */
  junit?: string | undefined;
  /** Whether to print failures as annotations of GitHub's runners. */
  isGithub: boolean;
  /** Whether to run the scenarios that write and revert; `isSure`: without a prompt. */
  deep?: { isSure: boolean } | undefined;
  /** Seconds from one round to the next; runs until stopped. */
  watch?: number | undefined;
}

async function displayFor(context: Context): Promise<Display> {
  if (context.json) return silent(context);
  if (!isScreen(context)) return plainDisplay(context);
  const { smokeScreen } = await import('./SmokeScreen.tsx');
  return smokeScreen(context);
}

/** Runs one round with live output and returns its report. */
async function runOnce(
  context: Context,
  visited: Visit,
  { plan, test, signal }: { plan: Plan; test: SmokeTest; signal: AbortSignal },
): Promise<ExitCode> {
  const { url, json, language, stdout, stderr } = context;
  const display = await displayFor(context);
  if (!json && !isScreen(context)) stdout.write(`${translator(texts, language)('title', { url })}\n`);
  let round: Round;
  try {
    round = await playRound(context, visited, plan, display, signal);
  } finally {
    await display.finish();
  }
  const { outcomes, left, isStopped } = round;
  if (test.junit !== undefined) await saveJunit(context, test.junit, outcomes);
  if (test.isGithub) stderr.write(annotations(outcomes));
  const ok = hasPassed(round) && !isStopped;
  if (json) stdout.write(jsonText({ url, ok, calls: outcomes, ...(test.deep && { left }) }));
  else stdout.write(`${summaryLine(outcomes, language)}\n`);
  printLeftovers(round, language, (text) => stderr.write(`${text}\n`));
  if (isStopped) return exit.interrupted;
  return ok ? exit.ok : exit.failed;
}

/** Makes the selected checks, once or repeatedly. Exits with 0 when nothing failed. */
export async function runSmoke(
  context: Context,
  test: SmokeTest,
  machine: Machine = thisMachine,
): Promise<ExitCode> {
  await fetchTexts(reasonTexts, context.language);
  const asks = test.deep !== undefined && needsConfirmation(context, test.deep.isSure);
  const visited = await visit(context);
  try {
    const own = visited.own();
    const who = own?.who ?? null;
    const scenarios = test.deep && who ? scenariosFor(who, test) : [];
    const plan: Plan = { checks: checksFor(own && (who ?? 'token'), test), scenarios, budget: test.budget };
    if (plan.checks.length + scenarios.length === 0)
      throw failure(texts, (t) => t('noMatch', { text: test.only ?? '' }), exit.usage);
    if (test.deep && who && !(await mayWrite(context, { scenarios, username: who.username, asks })))
      return exit.failed;
    if (!test.deep && test.watch === undefined)
      return await runOnce(context, visited, { plan, test, signal: new AbortController().signal });
    const { signal, end } = stopSignal(machine);
    try {
      if (test.watch === undefined) return await runOnce(context, visited, { plan, test, signal });
      return await watchRounds(context, visited, {
        plan,
        every: test.watch,
        junit: test.junit,
        signal,
        machine,
      });
    } finally {
      end();
    }
  } finally {
    await visited.end();
  }
}
