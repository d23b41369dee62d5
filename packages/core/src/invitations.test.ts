import { expect, it } from 'vitest';
import { accountStatus, usernameFor } from './invitations.ts';

const now = new Date('2026-11-20T09:00:00Z');
const later = new Date('2026-12-04T09:00:00Z');
const earlier = new Date('2026-11-20T09:00:00Z');

it.each([
  [{ block: null, hasPassword: false, linkUntil: null }, 'no-password'],
  [{ block: null, hasPassword: false, linkUntil: later }, 'invited'],
  [{ block: null, hasPassword: false, linkUntil: earlier }, 'invitation-expired'],
  [{ block: null, hasPassword: true, linkUntil: later }, 'open'],
  [{ block: 'restorable', hasPassword: false, linkUntil: later }, 'restorable'],
  [{ block: 'for-good', hasPassword: true, linkUntil: null }, 'for-good'],
] as const)('invitations: the status of %j is %s', (account, status) =>
  expect(accountStatus(account, now)).toBe(status),
);

it.each([
  ['i-obrazcov', [], 'i-obrazcov'],
  ['i-obrazcov', ['i-obrazcov', 'i-obrazcov-2'], 'i-obrazcov-3'],
  ['I-Obrazcov', ['i-obrazcov'], 'I-Obrazcov-2'],
  ['иванов 1', [], '-1'],
] as const)('invitations: %s among %j becomes the username %s', (urlId, taken, username) =>
  expect(usernameFor(urlId, (one) => taken.some((other) => other === one))).toBe(username),
);
