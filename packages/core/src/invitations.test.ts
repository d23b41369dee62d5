import { expect, it } from 'vitest';
import { accountStatus } from './invitations.ts';

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
