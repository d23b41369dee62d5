import { expect, it } from 'vitest';
import { actionKey, repeatsOf } from './audit.ts';

it.each([
  ['sign-in.failed', 'sign-in-failed'],
  // Has a separate text, although it ends like a change of a record.
  ['contact.create', 'contact-create'],
  ['passkey.remove', 'passkey-remove'],
  ['faculties.create', 'create'],
  ['group-terms.update', 'update'],
  ['something', 'something'],
])('audit: %s has the text key %s', (action, key) => {
  expect(actionKey(action)).toBe(key);
});

it('audit: entries of failures contain a count, other entries do not', () => {
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
  // A record may have fields with these names.
  expect(repeatsOf('groups.create', details)).toBeNull();
  expect(repeatsOf('sign-in.failed', null)).toBeNull();
});
