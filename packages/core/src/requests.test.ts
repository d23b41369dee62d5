import { describe, expect, it } from 'vitest';
import { certificateLifecycle } from './certificates.ts';
import { diplomaLifecycle } from './diploma.ts';
import { dormitoryLifecycle } from './dormitory.ts';
import { markSheetLifecycle } from './mark-sheets.ts';
import { practiceLifecycle } from './practice.ts';
import { profilingLifecycle } from './profiling.ts';
import { isOpen, type Lifecycle, mayCancel, mayMove, openStates, states } from './requests.ts';
import { studyLifecycle } from './study.ts';

describe('certificate', () => {
  it.each([
    ['processing', true, true],
    ['printed', false, false],
    ['rejected', false, false],
  ] as const)(
    'requests: a certificate that is %s can be cancelled: %s, is still pending: %s',
    (state, cancel, open) => {
      expect([mayCancel(certificateLifecycle, state), isOpen(certificateLifecycle, state)]).toEqual([
        cancel,
        open,
      ]);
    },
  );

  it('requests: a certificate is decided once', () => {
    expect(mayMove(certificateLifecycle, 'processing', 'printed')).toBe(true);
    expect(mayMove(certificateLifecycle, 'rejected', 'printed')).toBe(false);
    expect(mayMove(certificateLifecycle, 'printed', 'processing')).toBe(false);
    expect(openStates(certificateLifecycle)).toEqual(['processing']);
  });
});

it('requests: what cannot be cancelled stays', () => {
  const lifecycle = { first: 'new', next: { new: ['done'], done: [] }, cancel: null, undo: {} } as const;
  expect(mayCancel(lifecycle, 'new')).toBe(false);
});

describe.each([
  ['certificate', certificateLifecycle],
  ['dormitory application', dormitoryLifecycle],
  ['mark sheet', markSheetLifecycle],
  ['study application', studyLifecycle],
  ['practice application', practiceLifecycle],
  ['diploma topic', diplomaLifecycle],
  ['profiling application', profilingLifecycle],
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
