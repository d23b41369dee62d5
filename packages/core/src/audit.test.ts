import { expect, it } from 'vitest';
import { deedKey } from './audit.ts';

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
