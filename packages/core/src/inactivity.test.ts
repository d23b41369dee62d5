import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inactivityOf, KEPT_ALIVE, type Presence, WARNING } from './inactivity.ts';
import { INACTIVITY, sessionLimits } from './session.ts';

const NOW = Date.UTC(2026, 10, 20, 9, 58);
const SECOND = 1000;

const presence = (more: Partial<Presence> = {}): Presence => ({
  until: NOW + INACTIVITY,
  isRemembered: false,
  isAdmin: false,
  pathname: '/personal-account/profile',
  ...more,
});

describe('SES-01 SES-02 inactive session', () => {
  it.each([
    [0, 'none'],
    [INACTIVITY - WARNING - 1, 'none'],
    [INACTIVITY - WARNING, 'near'],
    [INACTIVITY - 1, 'near'],
    [INACTIVITY, 'over'],
    [60 * 60 * SECOND, 'over'],
  ])('inactivity: the state after %d ms is %s', (passed, state) => {
    expect(inactivityOf(presence(), NOW + passed)).toBe(state);
  });

  it.each([
    ['a remembered device', { isRemembered: true }],
    ['an administrator on the admin page', { isAdmin: true, pathname: '/admin' }],
    ['an administrator below the admin page', { isAdmin: true, pathname: '/admin/more' }],
    ['a session without a stored end', { until: null }],
  ])('inactivity: a session has no end for %s', (_who, more) => {
    expect(inactivityOf(presence(more), NOW + 2 * INACTIVITY)).toBe('none');
  });

  it.each([
    ['an administrator elsewhere', { isAdmin: true, pathname: '/schedule' }],
    [
      'an administrator at an address that only begins like the admin page',
      { isAdmin: true, pathname: '/administration' },
    ],
    ['another role at the admin page', { pathname: '/admin' }],
  ])('inactivity: a session ends for %s', (_who, more) => {
    expect(inactivityOf(presence(more), NOW + INACTIVITY)).toBe('over');
  });

  const state = { none: 0, near: 1, over: 2 };
  it('inactivity: time only brings the end closer, and activity postpones it', () => {
    const anyTime = fc.nat(4 * INACTIVITY);
    const anyPresence = fc.record({
      until: fc.option(anyTime.map((time) => NOW + time)),
      isRemembered: fc.boolean(),
      isAdmin: fc.boolean(),
      pathname: fc.constantFrom('/', '/admin', '/personal-account/study'),
    });
    fc.assert(
      fc.property(anyPresence, anyTime, anyTime, (who, first, more) => {
        const before = inactivityOf(who, NOW + first);
        const after = inactivityOf(who, NOW + first + more);
        expect(state[after]).toBeGreaterThanOrEqual(state[before]);
        const renewed = { ...who, until: NOW + first + INACTIVITY };
        expect(inactivityOf(renewed, NOW + first)).toBe('none');
      }),
    );
  });

  it('inactivity: the browser ends a session before the server would, however rarely it reports activity', () => {
    expect(KEPT_ALIVE + INACTIVITY).toBeLessThan(sessionLimits.plain.idle);
    expect(WARNING).toBeLessThan(INACTIVITY);
  });
});
