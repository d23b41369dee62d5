import { expect, it } from 'vitest';
import { isStarterOffered, starterRecords, starterSets } from './starter-sets.ts';

it('starter sets: offers only the missing records of a partly created set', () => {
  const records = starterRecords('education-forms', ['Дневная', 'вечерняя']);
  expect(records.map(({ data, isThere }) => [data.name, isThere])).toEqual([
    ['дневная', true],
    ['заочная', false],
    ['дистанционная', false],
  ]);
});

it.each([
  ['there are no records', [], true],
  ['some records of the set exist', ['дневная'], true],
  ['all records of the set exist', ['дневная', 'заочная', 'дистанционная', 'вечерняя'], false],
  ['only other records exist', ['вечерняя'], false],
] as const)('starter sets: whether one is offered when %s', (_when, names, isOffered) => {
  expect(isStarterOffered('education-forms', names)).toBe(isOffered);
});

it('starter sets: the records of a set have different names', () => {
  for (const set of Object.values(starterSets)) {
    const names = set.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  }
});
