import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterEvent,
  type Breaker,
  type BreakerEvent,
  closedBreaker,
  FAILURES_TO_OPEN,
  mayTry,
  PAUSE,
} from './breaker.ts';

const now = new Date('2026-11-20T09:00:00Z');
const later = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const closed = (failures: number): Breaker => ({ state: 'closed', failures });
const open = (until: Date): Breaker => ({ state: 'open', until });
const halfOpen: Breaker = { state: 'half-open' };

describe('circuit breaker', () => {
  it.each<[Breaker, BreakerEvent, Breaker]>([
    [closed(0), 'tried', closed(0)],
    [closed(3), 'answered', closed(0)],
    [closed(0), 'failed', closed(1)],
    [closed(FAILURES_TO_OPEN - 1), 'failed', open(later(PAUSE))],
    [closed(2), 'abandoned', closed(2)],
    [open(later(1)), 'tried', open(later(1))],
    [open(now), 'tried', halfOpen],
    [open(later(1)), 'failed', open(later(1))],
    [open(later(1)), 'answered', closed(0)],
    [open(later(1)), 'abandoned', open(later(1))],
    [halfOpen, 'tried', halfOpen],
    [halfOpen, 'answered', closed(0)],
    [halfOpen, 'failed', open(later(PAUSE))],
    [halfOpen, 'abandoned', open(now)],
  ])('breaker: %j after "%s" becomes %j', (breaker, event, expected) => {
    expect(afterEvent(breaker, event, now)).toEqual(expected);
  });

  it.each<[Breaker, boolean]>([
    [closed(4), true],
    [open(later(1)), false],
    [open(now), true],
    [halfOpen, false],
  ])('breaker: %j allows an attempt: %s', (breaker, expected) => {
    expect(mayTry(breaker, now)).toBe(expected);
  });

  const event = constantFrom<BreakerEvent>('tried', 'answered', 'failed', 'abandoned');
  const steps = array(record({ event, wait: nat(2 * PAUSE) }), { maxLength: 60 });

  it('breaker: pauses no longer than the limit after the last failure, and always allows attempts again', () => {
    assert(
      property(steps, (all) => {
        let breaker = closedBreaker;
        let time = now.getTime();
        let longest = 0;
        for (const step of all) {
          time += step.wait;
          breaker = afterEvent(breaker, step.event, new Date(time));
          if (breaker.state === 'open') longest = Math.max(longest, breaker.until.getTime() - time);
        }
        expect(longest).toBeLessThanOrEqual(PAUSE);
        const end = new Date(time + PAUSE);
        const tried = mayTry(breaker, end) ? afterEvent(breaker, 'tried', end) : breaker;
        expect(afterEvent(tried, 'answered', end)).toEqual(closedBreaker);
      }),
    );
  });

  it('breaker: allows one attempt at a time while it is not closed', () => {
    assert(
      property(nat(10), (more) => {
        const end = later(PAUSE);
        let breaker = open(end);
        let tries = 0;
        for (let index = 0; index <= more; index += 1)
          if (mayTry(breaker, end)) {
            breaker = afterEvent(breaker, 'tried', end);
            tries += 1;
          }
        expect(tries).toBe(1);
      }),
    );
  });
});
