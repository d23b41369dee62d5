/**
 * Circuit breaker of a channel. After several consecutive failures it pauses; then one attempt decides whether it
 * closes or pauses again.
 */

/** Number of consecutive failures after which the breaker opens. */
export const FAILURES_TO_OPEN = 5;

/** Duration of the pause, in milliseconds: shorter than the validity of a code. */
export const PAUSE = 30_000;

export type Breaker =
  | { state: 'closed'; failures: number }
  | { state: 'open'; until: Date }
  /** One attempt is in progress. */
  | { state: 'half-open' };

/**
 * `tried`: an attempt begins. `answered`: the other side accepted it, or rejected that one item. `failed`: it did not
 * respond, or not properly. `abandoned`: there was nothing to send after all.
 */
export type BreakerEvent = 'tried' | 'answered' | 'failed' | 'abandoned';

export const closedBreaker: Breaker = { state: 'closed', failures: 0 };

/** Whether an attempt is allowed now. */
export const mayTry = (breaker: Breaker, now: Date): boolean =>
  breaker.state === 'closed' || (breaker.state === 'open' && breaker.until <= now);

/** Returns the state after a failure. An attempt that began before the pause may still fail during it. */
function afterFailedTry(breaker: Breaker, now: Date): Breaker {
  if (breaker.state === 'open') return breaker;
  if (breaker.state === 'closed' && breaker.failures + 1 < FAILURES_TO_OPEN)
    return { state: 'closed', failures: breaker.failures + 1 };
  return { state: 'open', until: new Date(now.getTime() + PAUSE) };
}

/** Returns the state of the breaker after an event. */
export function afterEvent(breaker: Breaker, event: BreakerEvent, now: Date): Breaker {
  if (event === 'answered') return closedBreaker;
  if (event === 'failed') return afterFailedTry(breaker, now);
  if (event === 'tried')
    return breaker.state === 'open' && breaker.until <= now ? { state: 'half-open' } : breaker;
  return breaker.state === 'half-open' ? { state: 'open', until: now } : breaker;
}
