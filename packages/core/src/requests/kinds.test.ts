import { expect, it } from 'vitest';
import {
  dueDay,
  hasReply,
  isOverdue,
  queuedSince,
  requestKinds,
  requestNamed,
  requestNumber,
  rulesOf,
  waitsSince,
} from './kinds.ts';
import { isOpen, mayUndo } from './lifecycle.ts';

it('request kinds: a request is overdue on the day after its last one', () => {
  const due = dueDay('omissions', '2026-11-18');
  expect(due).toBe('2026-11-23');
  expect([isOverdue(due, '2026-11-23'), isOverdue(due, '2026-11-24')]).toEqual([false, true]);
});

it('request kinds: the deadline of a decided request restarts with the decision', () => {
  const createdAt = '2026-11-01T09:00:00.000Z';
  expect(waitsSince({ createdAt, decidedAt: null })).toBe(createdAt);
  expect(waitsSince({ createdAt, decidedAt: '2026-11-10T09:00:00.000Z' })).toBe('2026-11-10T09:00:00.000Z');
});

it('request kinds: the deadline restarts with a reply, unless a later decision has settled the question', () => {
  const createdAt = '2026-11-01T09:00:00.000Z';
  const repliedAt = '2026-11-05T09:00:00.000Z';
  const decidedAt = '2026-11-10T09:00:00.000Z';
  const replied = { createdAt, decidedAt: null, repliedAt };
  expect([hasReply(replied), waitsSince(replied), queuedSince(replied)]).toEqual([
    true,
    repliedAt,
    createdAt,
  ]);
  const decided = { createdAt, decidedAt, repliedAt };
  expect([hasReply(decided), waitsSince(decided)]).toEqual([false, decidedAt]);
  expect(hasReply({ createdAt, decidedAt: null })).toBe(false);
});

it('request kinds: a request number begins with the unique letters of its kind, and is found by it', () => {
  const letters = requestKinds.map((kind) => rulesOf(kind).letters);
  expect(new Set(letters).size).toBe(requestKinds.length);
  expect(requestNumber('omissions', 1_000_203)).toBe('ПР-204');
  expect(['ПР-204', 'пр204'].map(requestNamed)).toEqual([
    { kind: 'omissions', id: 1_000_203 },
    { kind: 'omissions', id: 1_000_203 },
  ]);
  expect(['ПР', '204', 'XX-204', '435/0407'].map(requestNamed)).toEqual([null, null, null, null]);
});

it('request kinds: every pending request can be decided, and its rejection reverted', () => {
  for (const kind of requestKinds) {
    const { lifecycle, waits } = rulesOf(kind);
    expect(waits[0]).toBe(lifecycle.first);
    for (const state of waits) {
      expect(isOpen(lifecycle, state)).toBe(true);
      expect(mayUndo(lifecycle, state, 'rejected')).toBe(true);
    }
  }
});
