import { expect, it } from 'vitest';
import { deedKey, repeatsOf } from './audit.ts';

it.each([
  ['sign-in.failed', 'sign-in-failed'],
  // It has a name of its own, though it ends like a change of a record.
  ['contact.create', 'contact-create'],
  ['passkey.remove', 'passkey-remove'],
  ['faculties.create', 'create'],
  ['group-terms.update', 'update'],
  ['something', 'something'],
])('%s is told by %s', (action, key) => {
  expect(deedKey(action)).toBe(key);
});

it('an entry of failures tells how often there were, any other nothing', () => {
  const details = {
    login: '42***01',
    count: 12,
    firstAt: '2026-11-20T10:00:00Z',
    lastAt: '2026-11-20T10:05:00Z',
  };
  const { lastAt } = details;
  expect(repeatsOf('sign-in.failed', details)).toEqual({ count: 12, lastAt, areOthers: false });
  expect(repeatsOf('sign-in.failed', { ...details, count: 1 })).toBeNull();
  expect(repeatsOf('sign-in.failed', { others: true, count: 1, lastAt })).toEqual({
    count: 1,
    lastAt,
    areOthers: true,
  });
  // A record may have fields of these names.
  expect(repeatsOf('groups.create', details)).toBeNull();
  expect(repeatsOf('sign-in.failed', null)).toBeNull();
});
