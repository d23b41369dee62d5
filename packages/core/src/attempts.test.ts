import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AttemptEvent,
  type Attempts,
  attemptsAt,
  BAN,
  activeBanEnd,
  CONTACT_ATTEMPTS,
  nextAttempts,
} from './attempts.ts';

const start = new Date('2026-11-20T09:00:00Z');
const after = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const limit = CONTACT_ATTEMPTS;

/** Returns the attempts after events that are a minute apart. */
const run = (events: readonly AttemptEvent[], initial: Attempts | null = null): Attempts =>
  events.reduce<Attempts>(
    (attempts, event, index) => nextAttempts(attempts, event, { limit, now: after(index) }),
    initial ?? attemptsAt(null, { limit, now: start }),
  );

describe('attempts', () => {
  it.each<[AttemptEvent[], number, boolean]>([
    [[], 4, false],
    [['sent'], 3, false],
    [['sent', 'failed'], 2, false],
    [['sent', 'failed', 'failed'], 1, false],
    [['sent', 'failed', 'failed', 'failed'], 0, true],
    [['sent', 'expired'], 3, false],
    [['sent', 'expired', 'sent', 'expired', 'sent'], 1, false],
    [['sent', 'expired', 'sent', 'expired', 'sent', 'expired'], 1, true],
    [['sent', 'failed', 'failed', 'expired'], 1, true],
    [['sent', 'not-delivered'], 4, false],
    [['not-delivered'], 4, false],
    [['sent', 'failed', 'succeeded'], 4, false],
  ])('attempts: after %j %i are left, locked out: %s', (events, left, isBanned) => {
    const attempts = run(events);
    expect([attempts.left, attempts.bannedUntil !== null]).toEqual([left, isBanned]);
  });

  it('attempts: a ban lasts an hour, and further attempts do not extend it', () => {
    const banned = run(['sent', 'failed', 'failed', 'failed']);
    expect(banned.bannedUntil).toEqual(after(3 + 60));
    const again = nextAttempts(banned, 'failed', { limit, now: after(30) });
    expect(again.bannedUntil).toEqual(banned.bannedUntil);
    expect(activeBanEnd(banned, { limit, now: after(62) })).toEqual(banned.bannedUntil);
    expect(attemptsAt(banned, { limit, now: after(63) })).toMatchObject({ left: 4, bannedUntil: null });
  });

  it('attempts: a ban longer than an hour was set by a wrong clock, and has ended', () => {
    const banned = run(['sent', 'failed', 'failed', 'failed']);
    expect(attemptsAt(banned, { limit, now: after(-3) }).left).toBe(4);
    expect(activeBanEnd(banned, { limit, now: after(-24 * 60) })).toBeNull();
  });

  it('attempts: a ban also applies to a queued attempt that arrived shortly before it', () => {
    const banned = run(['sent', 'failed', 'failed', 'failed']);
    expect(attemptsAt(banned, { limit, now: after(-1) })).toEqual(banned);
    expect(nextAttempts(banned, 'failed', { limit, now: after(-1) })).toEqual(banned);
    const some = run(['sent', 'failed']);
    expect(nextAttempts(some, 'failed', { limit, now: after(-1) }).left).toBe(1);
  });

  it('attempts: are restored an hour after the last one', () => {
    const some = run(['sent', 'failed']);
    expect(attemptsAt(some, { limit, now: after(60) }).left).toBe(2);
    expect(attemptsAt(some, { limit, now: after(61) }).left).toBe(4);
  });

  it('attempts: are never below zero or above the limit, and zero locks out', () => {
    const events = fc.array(
      fc.constantFrom<AttemptEvent>('sent', 'failed', 'expired', 'not-delivered', 'succeeded'),
    );
    fc.assert(
      fc.property(events, (list) => {
        const attempts = run(list);
        expect(attempts.left).toBeGreaterThanOrEqual(0);
        expect(attempts.left).toBeLessThanOrEqual(limit);
        expect(attempts.left > 0 || attempts.bannedUntil !== null).toBe(true);
        const { bannedUntil, touchedAt } = attempts;
        expect([null, BAN]).toContain(bannedUntil && bannedUntil.getTime() - touchedAt.getTime());
      }),
    );
  });
});
