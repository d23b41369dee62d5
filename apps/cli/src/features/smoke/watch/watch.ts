import { exit, type ExitCode } from '../../../io/failure.ts';
import { type Context, isScreen } from '../../../io/io.ts';
import { saveJunit } from '../junit.ts';
import type { Machine } from '../machine.ts';
import { type Plan, playRound } from '../round.ts';
import { hasPassed, printLeftovers } from '../verdict.ts';
import type { Visit } from '../visit.ts';
import { roundLines, type WatchDisplay } from './display.ts';
import { type LastResults, resultsAfter, reportOf } from './report.ts';

interface Watching {
  plan: Plan;
  /** Seconds from the beginning of a round to that of the next. */
  every: number;
  junit: string | undefined;
  signal: AbortSignal;
  machine: Machine;
}

async function watchDisplayFor(context: Context): Promise<WatchDisplay> {
  if (!isScreen(context)) return roundLines(context);
  const { watchScreen } = await import('./WatchScreen.tsx');
  return watchScreen(context);
}

/** Runs rounds until stopped; returns the exit code of the last complete one. */
export async function watchRounds(
  context: Context,
  visited: Visit,
  { plan, every, junit, signal, machine }: Watching,
): Promise<ExitCode> {
  const display = await watchDisplayFor(context);
  let code: ExitCode = exit.interrupted;
  let lastResults: LastResults = new Map();
  try {
    for (;;) {
      const begun = context.now();
      const round = await playRound(context, visited, plan, display, signal);
      printLeftovers(round, context.language, display.notice);
      if (round.isStopped) return code;
      const ok = hasPassed(round);
      const report = reportOf(round.outcomes, lastResults, { at: begun.toISOString(), url: context.url, ok });
      const next = new Date(begun.getTime() + every * 1000);
      display.showRound(report, round.outcomes, next);
      if (junit !== undefined) await saveJunit(context, junit, round.outcomes);
      lastResults = resultsAfter(round.outcomes, lastResults);
      code = ok ? exit.ok : exit.failed;
      await machine.wait(Math.max(0, next.getTime() - context.now().getTime()), signal);
      if (signal.aborted) return code;
      await visited.renew();
    }
  } finally {
    await display.finish();
  }
}
