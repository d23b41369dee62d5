import { expect, it } from 'vitest';
import { dueChanges } from './held-changes.ts';

const at = (minutes: number): Date => new Date(minutes * 60_000);
const change = (
  name: string,
  groupIds: number[],
  { since = 0, changedAt = since }: { since?: number; changedAt?: number } = {},
) => ({
  name,
  groupIds,
  since: at(since),
  changedAt: at(changedAt),
});
const due = (changes: ReturnType<typeof change>[], minute: number): string[] =>
  dueChanges(changes, at(minute)).map((batch) => batch.map(({ name }) => name).join(' '));

it('held changes: a change is due two minutes after it was last changed', () => {
  const changed = change('a', [1], { since: 0, changedAt: 5 });
  expect(due([changed], 6)).toEqual([]);
  expect(due([changed], 7)).toEqual(['a']);
});

it('held changes: a change waits no longer than 15 minutes, however often it is changed again', () => {
  const changed = change('a', [1], { since: 0, changedAt: 14 });
  expect(due([changed], 14.9)).toEqual([]);
  expect(due([changed], 15)).toEqual(['a']);
});

it('held changes: changes that share groups wait for each other, including indirectly', () => {
  const changes = [
    change('a', [1], { since: 0 }),
    change('b', [3], { since: 1 }),
    change('c', [1, 2], { since: 2 }),
    change('d', [2, 3], { since: 3 }),
  ];
  expect(due(changes, 4)).toEqual([]);
  expect(due(changes, 5)).toEqual(['b a c d']);
});

it('held changes: a group that is still being changed does not delay another', () => {
  expect(due([change('a', [1], { since: 0 }), change('b', [2], { since: 2 })], 3)).toEqual(['a']);
});

it('held changes: a change without groups is due too', () => {
  expect(due([change('a', [])], 2)).toEqual(['a']);
});
