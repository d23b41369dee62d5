import { describe, expect, it } from 'vitest';
import { opensAt, readLink } from './first-password.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const later = now + 60_000;

describe('first-password link (section 2)', () => {
  it.each([
    [null, null],
    ['', String(later)],
    ['abc', ''],
    [null, String(later)],
  ])('INI-01 first password: a link without its parts (%j, %j) is invalid', (h, t) => {
    expect(readLink({ h, t, by: null }, now)).toBe('missing');
  });

  it.each([String(now), String(now / 1000 - 1), '2026-11-20T08:59:59Z'])(
    'INI-01 first password: a link expired at %s',
    (t) => {
      expect(readLink({ h: 'abc', t, by: null }, now)).toBe('expired');
    },
  );

  it.each([String(later), String(later / 1000), '2026-11-20T09:00:01Z', 'whatever'])(
    'first password: a link is valid at %s',
    (t) => {
      expect(readLink({ h: 'abc', t, by: null }, now)).toEqual({ hash: 'abc', time: t, proof: 'birthDate' });
    },
  );
  it('first password: a link requires the birth date, or the username if it says so', () => {
    const proofFor = (by: string | null) => {
      const link = readLink({ h: 'abc', t: String(later), by }, now);
      return typeof link === 'string' ? link : link.proof;
    };
    expect([null, '', 'nothing', 'login'].map(proofFor)).toEqual([
      'birthDate',
      'birthDate',
      'birthDate',
      'login',
    ]);
  });
});

it.each([
  ['2026-11-20', '2009-11-20'],
  ['2028-02-29', '2011-02-28'],
] as const)('INI-02 first password: on %s the calendar opens at %s', (today, date) => {
  expect(opensAt(today)).toBe(date);
});
