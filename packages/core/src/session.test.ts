import { expect, it } from 'vitest';
import { isProven, isSessionOver, isTokenDead, PROOF, sessionLimits } from './session.ts';

const begun = new Date('2026-11-24T09:00:00Z');
const after = (ms: number): Date => new Date(begun.getTime() + ms);
const session = { isRemembered: false, isImpersonated: false, createdAt: begun, seenAt: begun };

it('session: stays valid with activity, up to its maximum duration', () => {
  const { idle, total } = sessionLimits.plain;
  expect(isSessionOver(session, after(idle))).toBe(false);
  expect(isSessionOver(session, after(idle + 1))).toBe(true);
  expect(isSessionOver({ ...session, seenAt: after(total) }, after(total))).toBe(false);
  expect(isSessionOver({ ...session, seenAt: after(total + 1) }, after(total + 1))).toBe(true);
});

it('session: is valid longer when remembered, and half an hour during impersonation', () => {
  const remembered = { ...session, isRemembered: true };
  expect(isSessionOver(remembered, after(sessionLimits.remembered.idle))).toBe(false);
  const impersonated = { ...remembered, isImpersonated: true };
  expect(isSessionOver(impersonated, after(sessionLimits.impersonated.total + 1))).toBe(true);
});

it('session: step-up verification is valid for five minutes, and not from the future', () => {
  expect(isProven(begun, after(PROOF - 1))).toBe(true);
  expect(isProven(begun, after(PROOF))).toBe(false);
  expect(isProven(after(PROOF), begun)).toBe(false);
});

it('session: accepts a replaced token until a minute after the new one has arrived', () => {
  expect(isTokenDead(null, after(sessionLimits.plain.total))).toBe(false);
  expect(isTokenDead(begun, after(60_000))).toBe(false);
  expect(isTokenDead(begun, after(60_001))).toBe(true);
});
