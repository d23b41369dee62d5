import { expect, it } from 'vitest';
import { mayChoose, nextPriority, type ProfilingChoice } from './profiling.ts';

const queued: ProfilingChoice = { specializationId: 1, state: 'queued', priority: 1 };
const rejected: ProfilingChoice = { specializationId: 2, state: 'rejected', priority: 2 };
const enrolled: ProfilingChoice = { specializationId: 3, state: 'enrolled', priority: 3 };

it.each([
  ['a first one', [], 1, true],
  ['the same again', [queued], 1, false],
  ['another one', [queued], 2, true],
  ['one that was rejected', [queued, rejected], 2, true],
  ['any other when enrolled', [enrolled], 1, false],
] as const)('choosing %s', (_, choices, id, isAllowed) => {
  expect(mayChoose(choices, id)).toBe(isAllowed);
});

it('a new choice goes behind those that wait', () => {
  expect(nextPriority([])).toBe(1);
  expect(nextPriority([queued, { ...queued, priority: 4 }, { ...rejected, priority: 9 }])).toBe(5);
});
