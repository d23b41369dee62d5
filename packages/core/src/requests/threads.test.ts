import { expect, it } from 'vitest';
import { awaitsReply, isRequestClerk, mayAsk } from './threads.ts';

const askedAt = new Date('2026-11-20T09:00:00Z');
const before = new Date('2026-11-19T09:00:00Z');
const after = new Date('2026-11-21T09:00:00Z');

it('request threads: a student can only be asked while a decision is pending', () => {
  expect([mayAsk('leaves', 'waiting'), mayAsk('leaves', 'accepted')]).toEqual([true, false]);
  expect([mayAsk('topics', 'agreed'), mayAsk('study', 'unsigned')]).toEqual([true, false]);
});

it('request threads: a request waits for a reply until there is one or a decision', () => {
  expect(awaitsReply('leaves', { state: 'waiting', askedAt, decidedAt: null })).toBe(true);
  expect(awaitsReply('leaves', { state: 'waiting', askedAt: null, decidedAt: null })).toBe(false);
  expect(awaitsReply('leaves', { state: 'rejected', askedAt, decidedAt: after })).toBe(false);
});

it('request threads: a decision settles the question of a request that then waits for another decision', () => {
  expect(awaitsReply('topics', { state: 'agreed', askedAt, decidedAt: after })).toBe(false);
  expect(awaitsReply('topics', { state: 'agreed', askedAt, decidedAt: before })).toBe(true);
});

it('request threads: users who decide on requests can be assigned', () => {
  expect(isRequestClerk({ role: 'admin', staffRole: null })).toBe(true);
  expect(isRequestClerk({ role: 'employee', staffRole: 'deans-office' })).toBe(true);
  expect(isRequestClerk({ role: 'employee', staffRole: 'auditor' })).toBe(false);
  expect(isRequestClerk({ role: 'student', staffRole: null })).toBe(false);
});
