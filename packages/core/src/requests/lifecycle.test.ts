import { describe, expect, it } from 'vitest';
import { requestRules } from './kinds.ts';
import { isOpen, type Lifecycle, mayCancel, mayMove, openStates, states } from './lifecycle.ts';

describe('certificate', () => {
  it.each([
    ['processing', true, true],
    ['printed', false, false],
    ['rejected', false, false],
  ] as const)(
    'requests: a certificate that is %s can be cancelled: %s, is still pending: %s',
    (state, cancel, open) => {
      expect([
        mayCancel(requestRules.certificates.lifecycle, state),
        isOpen(requestRules.certificates.lifecycle, state),
      ]).toEqual([cancel, open]);
    },
  );

  it('requests: a certificate is decided once', () => {
    expect(mayMove(requestRules.certificates.lifecycle, 'processing', 'printed')).toBe(true);
    expect(mayMove(requestRules.certificates.lifecycle, 'rejected', 'printed')).toBe(false);
    expect(mayMove(requestRules.certificates.lifecycle, 'printed', 'processing')).toBe(false);
    expect(openStates(requestRules.certificates.lifecycle)).toEqual(['processing']);
  });
});

it('requests: a kind without cancellation cannot be cancelled', () => {
  const lifecycle = { first: 'new', next: { new: ['done'], done: [] }, cancel: null, undo: {} } as const;
  expect(mayCancel(lifecycle, 'new')).toBe(false);
});

describe.each([
  ['certificate', requestRules.certificates.lifecycle],
  ['dormitory application', requestRules.dormitory.lifecycle],
  ['mark sheet', requestRules.markSheets.lifecycle],
  ['study application', requestRules.study.lifecycle],
  ['practice application', requestRules.practice.lifecycle],
  ['diploma topic', requestRules.topics.lifecycle],
  ['profiling application', requestRules.profiling.lifecycle],
] satisfies [string, Lifecycle<string>][])('lifecycle of a %s', (_, lifecycle: Lifecycle<string>) => {
  it('requests: every state is reachable from the first, and leads to a final one', () => {
    const reached = new Set([lifecycle.first]);
    for (const state of reached) for (const next of lifecycle.next[state] ?? []) reached.add(next);
    expect(reached).toEqual(new Set(states(lifecycle)));
    const ending = new Set(states(lifecycle).filter((state) => !isOpen(lifecycle, state)));
    for (let before = 0; before !== ending.size; ) {
      before = ending.size;
      for (const state of states(lifecycle))
        if (lifecycle.next[state]?.some((next) => ending.has(next))) ending.add(state);
    }
    expect(ending).toEqual(reached);
  });

  it('requests: a student can only cancel an open request, which ends it', () => {
    const { from = [], to } = lifecycle.cancel ?? {};
    expect(from.every((state) => isOpen(lifecycle, state))).toBe(true);
    expect(to === undefined || !isOpen(lifecycle, to)).toBe(true);
  });
});
