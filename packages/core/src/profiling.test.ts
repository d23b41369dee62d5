import { describe, expect, it } from 'vitest';
import {
  choiceEnds,
  cutOffs,
  isChoiceOpen,
  isOrderOf,
  mayChoose,
  moveItem,
  nextPriority,
  type ProfilingChoice,
  profilingStateOf,
  type ProfilingState,
} from './profiling.ts';

const queued: ProfilingChoice = { specializationId: 1, state: 'queued', priority: 1 };
const rejected: ProfilingChoice = { specializationId: 2, state: 'rejected', priority: 2 };
const enrolled: ProfilingChoice = { specializationId: 3, state: 'enrolled', priority: 3 };

it.each([
  ['the first specialisation', [], 1, true],
  ['the same specialisation again', [queued], 1, false],
  ['another specialisation', [queued], 2, true],
  ['a specialisation that was rejected', [queued, rejected], 2, true],
  ['another specialisation when enrolled', [enrolled], 1, false],
] as const)('profiling: choosing %s', (_, choices, id, isAllowed) => {
  expect(mayChoose(choices, id)).toBe(isAllowed);
});

it('profiling: a new choice is added after the pending ones', () => {
  expect(nextPriority([])).toBe(1);
  expect(nextPriority([queued, { ...queued, priority: 4 }, { ...rejected, priority: 9 }])).toBe(5);
});

it.each([
  [1, 'queued'],
  [2, 'enrolled'],
  [3, 'rejected'],
  [4, null],
] as const)('PA-13 profiling: the state number %s is %s', (statusId, state) => {
  expect(profilingStateOf(statusId)).toBe(state);
});

describe('PA-13 order of the choices', () => {
  const choices = [
    { ...queued, id: 7 },
    { ...queued, id: 8, priority: 2 },
    { ...rejected, id: 9 },
  ];

  it.each([
    ['of all pending applications', [8, 7], true],
    ['without one of them', [8], false],
    ['with a duplicate', [8, 8], false],
    ['with a decided application', [7, 9], false],
    ['without applications', [], false],
  ])('profiling: checks an order %s', (_, ids, isOrder) => {
    expect(isOrderOf(choices, ids)).toBe(isOrder);
  });

  it('profiling: the order changes by one place at a time, and not beyond its ends', () => {
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});

describe('PA-13 deadline of the choice', () => {
  it('profiling: the choice ends with the earliest last day of the offers, at midnight', () => {
    expect(choiceEnds([null, '2026-12-02', '2026-12-01'])).toEqual(new Date('2026-12-01T21:00:00Z'));
    expect(choiceEnds([null])).toBeNull();
  });

  it.each([
    ['before its end', '2026-12-01T20:59:59Z', true],
    ['at its end', '2026-12-01T21:00:00Z', false],
  ])('profiling: the choice is open %s', (_, now, isOpen) => {
    expect(isChoiceOpen(choiceEnds(['2026-12-01']), new Date(now))).toBe(isOpen);
    expect(isChoiceOpen(null, new Date(now))).toBe(true);
  });
});

describe('PA-13 cut-off of the places', () => {
  const [A, B] = [1, 2];
  const wants = (position: number, ...ids: number[]) => ({
    position,
    choices: ids.map((specializationId, index) => ({
      specializationId,
      state: 'queued' as ProfilingState,
      priority: index + 1,
    })),
  });

  it('profiling: the cut-off is the rating place of the last student who gets a place', () => {
    const rivals = [wants(3, A), wants(1, A, B), wants(2, A), wants(4, A, B)];
    expect(cutOffs([{ id: A, places: 2 }], rivals)).toEqual(new Map([[A, 2]]));
  });

  it('profiling: there is no cut-off while places are left, or their number is unknown', () => {
    const offered = [
      { id: A, places: 3 },
      { id: B, places: null },
    ];
    expect(cutOffs(offered, [wants(1, A), wants(2, A), wants(3, B)])).toEqual(new Map());
  });

  it('profiling: the cut-off includes lower choices once the higher ones are full', () => {
    const offered = [
      { id: A, places: 1 },
      { id: B, places: 1 },
    ];
    const ends = cutOffs(offered, [wants(1, A, B), wants(2, A, B), wants(3, B)]);
    expect(ends).toEqual(
      new Map([
        [A, 1],
        [B, 2],
      ]),
    );
  });

  it('profiling: the cut-off is 0 when there are no places, or all are taken', () => {
    const taken = {
      position: 9,
      choices: [{ specializationId: A, state: 'enrolled' as const, priority: 1 }],
    };
    const offered = [
      { id: A, places: 1 },
      { id: B, places: 0 },
    ];
    expect(cutOffs(offered, [taken, wants(1, A, B)])).toEqual(
      new Map([
        [A, 0],
        [B, 0],
      ]),
    );
  });
});
