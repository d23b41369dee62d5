import { describe, expect, it } from 'vitest';
import { stepOfCode, totpCode, totpFor } from './totp.ts';

/** RFC 6238, appendix B, for SHA-1; of its eight digits an app shows the last six. */
const secret = new TextEncoder().encode('12345678901234567890');

describe('codes of RFC 6238', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('TOTP: at %i s the code is …%s', (seconds, digits) => {
    const [now, step, code] = [new Date(seconds * 1000), Math.floor(seconds / 30), digits.slice(2)];
    expect(totpCode(secret, step)).toBe(code);
    expect(stepOfCode(secret, code, { lastStep: step - 1, now })).toBe(step);
    expect(stepOfCode(secret, code, { lastStep: step, now })).toBeNull();
  });

  it('TOTP: accepts codes half a minute early and late, no more', () => {
    const at = (seconds: number) =>
      stepOfCode(secret, '287082', { lastStep: 0, now: new Date(seconds * 1000) });
    expect([at(0), at(30), at(60), at(89)]).toEqual([1, 1, 1, 1]);
    expect([at(-1), at(90)]).toEqual([null, null]);
  });

  it('TOTP: accepts only six digits', () => {
    for (const code of ['', '28708', '2870820', '94287082', '２８７０８２'])
      expect(stepOfCode(secret, code, { lastStep: 0, now: new Date(59_000) })).toBeNull();
  });
});

it('TOTP: provides the secret for an app in base 32 and as an address', () => {
  const shared = totpFor(secret, '42850001');
  expect(shared.secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  const uri = new URL(shared.uri);
  expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp']);
  expect(decodeURIComponent(uri.pathname)).toBe('/Semestr:42850001');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Semestr',
    secret: shared.secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
