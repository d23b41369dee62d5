import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Context } from '../../io/io.ts';
import { argumentFinder } from './arguments.ts';
import { type Check, nameOfChecking } from './checks.ts';
import type { Leftover } from './deep/leftovers.ts';
import { playScenario } from './deep/play.ts';
import type { Scenario } from './deep/scenario.ts';
import type { Display } from './display.ts';
import type { Outcome } from './outcome.ts';
import { perform } from './perform.ts';
import { texts } from './texts.ts';
import type { Visit } from './visit.ts';

/** Turns a success that took longer than the budget, in milliseconds, into a failure. */
function withinBudget(outcome: Outcome, budget: number | undefined, language: Language): Outcome {
  const { result, ms } = outcome;
  if (budget === undefined || result !== 'ok' || ms === null || ms <= budget) return outcome;
  return { ...outcome, result: 'failed', detail: translator(texts, language)('slow', { budget }) };
}

/** Checks and scenarios of a round. */
export interface Plan {
  checks: readonly Check[];
  scenarios: readonly Scenario[];
  /** Maximum duration of each call, in milliseconds. */
  budget: number | undefined;
}

/** Result of a round. */
export interface Round {
  outcomes: readonly Outcome[];
  /** Records that could not be reverted. */
  left: readonly Leftover[];
  /** Whether the round was stopped before its end. */
  isStopped: boolean;
}

/** Makes every check once, and runs every scenario. */
export async function playRound(
  context: Context,
  visit: Visit,
  { checks, scenarios, budget }: Plan,
  display: Display,
  signal: AbortSignal,
): Promise<Round> {
  const { url, language } = context;
  const { stranger, measured } = visit;
  const own = visit.own();
  const finders = { stranger: argumentFinder(stranger), own: own && argumentFinder(own.client) };
  const outcomes: Outcome[] = [];
  const left: Leftover[] = [];
  const add = (added: readonly Outcome[], total: number): void => {
    outcomes.push(...added.map((outcome) => withinBudget(outcome, budget, language)));
    display.update(outcomes, Math.max(total, outcomes.length));
  };
  // The number of a scenario's steps is only known when it runs.
  const total = checks.length + scenarios.length;
  add([], total);
  for (const check of checks) {
    const isOwn = own !== null && check.as === nameOfChecking(own.who ?? 'token');
    const client = isOwn ? own.client : stranger;
    const find = (isOwn ? finders.own : null) ?? finders.stranger;
    const outcome = await perform(check, { client, find, measured, url, language, signal });
    if (signal.aborted) return { outcomes, left, isStopped: true };
    add([outcome], total);
    // The remaining calls would fail in the same way.
    if (outcome.isOffline) return { outcomes, left, isStopped: false };
  }
  const announceStop = (): void => display.notice(translator(texts, language)('deep.stopping'));
  signal.addEventListener('abort', announceStop);
  for (const [index, scenario] of scenarios.entries()) {
    // Scenarios need a signed-in user.
    if (!own?.who || signal.aborted) break;
    const players = { ...own, who: own.who, measured };
    const played = await playScenario(context, scenario, players, signal);
    left.push(...played.left);
    // Displayed after the cleanup, because a reader that closes the pipe early ends the program.
    add(played.outcomes, outcomes.length + played.outcomes.length + scenarios.length - index - 1);
  }
  signal.removeEventListener('abort', announceStop);
  return { outcomes, left, isStopped: signal.aborted };
}
