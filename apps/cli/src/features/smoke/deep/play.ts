import type { Client } from '@semestr/api/client';
import type { SignedIn } from '@semestr/api/signed-in';
import { dottedDateTime } from '@semestr/core/dates';
import type { Context } from '../../../io/io.ts';
import type { Measured } from '../measure.ts';
import type { Outcome } from '../outcome.ts';
import type { Leftover } from './leftovers.ts';
import type { Scenario } from './scenario.ts';
import { type Cleanup, stepsOf } from './steps.ts';

/** Result of a scenario: its outcomes, and the records that could not be reverted. */
export interface Played {
  outcomes: Outcome[];
  left: Leftover[];
}

interface Players {
  client: Client;
  who: SignedIn;
  measured: () => Measured | null;
}

/** Reverts the writes, the last first; returns the records that remain. */
async function cleanUp(
  cleanups: readonly Cleanup[],
  steps: Parameters<Cleanup['run']>[0],
): Promise<Leftover[]> {
  const left: Leftover[] = [];
  for (const { run, leftover } of cleanups.toReversed())
    try {
      await run(steps);
    } catch {
      // The outcome already states the reason; the other cleanups are still tried.
      left.push(leftover);
    }
  return left;
}

/**
 * Runs a scenario. Its writes are reverted regardless of the result, even after a stop signal: the signal prevents the
 * next step, not the cleanup.
 */
export async function playScenario(
  { url, language, now }: Pick<Context, 'url' | 'language' | 'now'>,
  scenario: Scenario,
  { client, who, measured }: Players,
  signal: AbortSignal,
): Promise<Played> {
  const outcomes: Outcome[] = [];
  const cleanups: Cleanup[] = [];
  const tools = {
    client,
    as: who.username,
    url,
    language,
    measured,
    record: (outcome: Outcome) => void outcomes.push(outcome),
    remember: (cleanup: Cleanup) => void cleanups.push(cleanup),
  };
  const label = `semestr smoke ${dottedDateTime(now())}`;
  const steps = stepsOf({ ...tools, signal });
  await scenario
    .play({ steps, who, language, label })
    .catch((error: unknown) => steps.recordError(scenario.calls, error));
  const left = await cleanUp(cleanups, stepsOf({ ...tools, signal: null }));
  return { outcomes, left };
}
