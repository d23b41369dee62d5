import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  RECOVERY_BYTES,
  recoveryCode,
  formatRecoveryCode,
  totpStep,
  acceptedTotpSteps,
  totpStepStart,
  parseTypedFactor,
} from './second-factor.ts';

const moments = fc.date({
  min: new Date('1971-01-01T00:00:00Z'),
  max: new Date('2400-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('time steps of an authenticator app', () => {
  it.each([
    // RFC 6238, appendix B: seconds since 1970 and T.
    [59, 0x1],
    [1_111_111_109, 0x23523ec],
    [1_111_111_111, 0x23523ed],
    [1_234_567_890, 0x273ef07],
    [2_000_000_000, 0x3f940aa],
    [20_000_000_000, 0x27bc86aa],
  ])('second factor: the step at %i s is %i', (seconds, step) => {
    expect(totpStep(new Date(seconds * 1000))).toBe(step);
  });

  it('second factor: a step lasts from its beginning to that of the next', () => {
    fc.assert(
      fc.property(moments, (now) => {
        const step = totpStep(now);
        expect(totpStepStart(step) <= now && now < totpStepStart(step + 1)).toBe(true);
      }),
    );
  });

  it('second factor: accepts the previous, current and next unused step, the current one first', () => {
    const now = new Date(59_000);
    expect(acceptedTotpSteps({ lastStep: -1, now })).toEqual([1, 0, 2]);
  });

  it('second factor: rejects used steps, steps before a used one, and steps far from now', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -3, max: 3 }), (now, since) => {
        const lastStep = totpStep(now) + since;
        const taken = acceptedTotpSteps({ lastStep, now });
        expect(taken.every((step) => step > lastStep && Math.abs(step - totpStep(now)) <= 1)).toBe(true);
        expect(taken).toHaveLength(Math.min(3, Math.max(0, 1 - since)));
      }),
    );
  });
});

describe('recovery code', () => {
  const bytes = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES });

  it('second factor: a recovery code is recognised in upper case, with spaces, and with letters that look like digits', () => {
    fc.assert(
      fc.property(bytes, fc.constantFrom('', ' ', '-', '–', ' - '), (random, between) => {
        const code = recoveryCode(random);
        const text = formatRecoveryCode(code);
        expect(text).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
        const typed = text.replace('-', between).replaceAll('1', 'l').replaceAll('0', 'O').toUpperCase();
        expect(parseTypedFactor(typed)).toEqual({ kind: 'recovery', code });
      }),
    );
  });

  it('second factor: different bytes result in different recovery codes', () => {
    expect(recoveryCode(new Uint8Array(RECOVERY_BYTES))).toBe('0000000000');
    expect(recoveryCode(Uint8Array.from({ length: RECOVERY_BYTES }, (_one, index) => index + 10))).toBe(
      'abcdefghjk',
    );
  });
});

describe('typed code', () => {
  it.each([
    ['123456', { kind: 'totp', code: '123456' }],
    [' 123 456 ', { kind: 'totp', code: '123456' }],
    ['k3v9x-2m7q1', { kind: 'recovery', code: 'k3v9x2m7q1' }],
    ['0123456789', { kind: 'recovery', code: '0123456789' }],
    ['12345', null],
    ['1234567', null],
    ['١٢٣٤٥٦', null],
    ['k3v9x-2m7qu', null],
    ['k3v9x-2m7q', null],
    ['', null],
  ])('second factor: parses %j as %j', (text, expected) => {
    expect(parseTypedFactor(text)).toEqual(expected);
  });

  it('second factor: a typed text is never both kinds of code, and any other text is rejected safely', () => {
    const check = fc.check(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const typed = parseTypedFactor(text);
        const lengths = { totp: 6, recovery: 10 };
        return typed === null || typed.code.length === lengths[typed.kind];
      }),
    );
    expect(check.failed).toBe(false);
  });
});
