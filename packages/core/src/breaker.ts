/**
 * Whether the other side of a channel is worth asking. After several failures in a row it is left alone for a while;
 * then one try decides whether everything goes on or the pause begins anew.
 */

/** So many failures in a row end the tries. */
export const FAILURES_TO_OPEN = 5;

/** How long it is left alone, in milliseconds: shorter than a code holds. */
export const PAUSE = 30_000;

export type Breaker =
  | { state: 'closed'; failures: number }
  | { state: 'open'; until: Date }
  /** One try is under way. */
  | { state: 'half-open' };

/**
 * `tried`: something is handed over now. `answered`: the other side took it, or refused that one thing. `failed`: it
 * did not answer, or not sensibly. `abandoned`: there was nothing to hand over after all.
 */
export type BreakerEvent = 'tried' | 'answered' | 'failed' | 'abandoned';

export const closedBreaker: Breaker = { state: 'closed', failures: 0 };

/** Whether something may be handed over now. */
export const mayTry = (breaker: Breaker, now: Date): boolean =>
  breaker.state === 'closed' || (breaker.state === 'open' && breaker.until <= now);

/** What a failure makes of it. What was handed over before the pause began may still fail while it lasts. */
function afterFailedTry(breaker: Breaker, now: Date): Breaker {
  if (breaker.state === 'open') return breaker;
  if (breaker.state === 'closed' && breaker.failures + 1 < FAILURES_TO_OPEN)
    return { state: 'closed', failures: breaker.failures + 1 };
  return { state: 'open', until: new Date(now.getTime() + PAUSE) };
}

/** What an event makes of the breaker. */
export function afterEvent(breaker: Breaker, event: BreakerEvent, now: Date): Breaker {
  if (event === 'answered') return closedBreaker;
  if (event === 'failed') return afterFailedTry(breaker, now);
  if (event === 'tried')
    return breaker.state === 'open' && breaker.until <= now ? { state: 'half-open' } : breaker;
  return breaker.state === 'half-open' ? { state: 'open', until: now } : breaker;
}
