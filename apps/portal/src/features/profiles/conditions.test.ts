import { expect, it } from 'vitest';
import { conditionsOf, isNarrowed, searchOf } from './conditions.ts';

const read = (search: string) => conditionsOf(new URLSearchParams(search));

it('PUB-09 profiles: writes a search to the address and reads the same search back', () => {
  const conditions = {
    lastName: 'Лис',
    courses: [1, 2],
    faculties: [7],
    job: true,
    skills: ['C/C++', 'Английский язык, B2'],
    pages: 3,
  };
  expect(read(searchOf(conditions))).toEqual(conditions);
  expect(searchOf(read(''))).toBe('');
});

it('profiles: an address without valid filters is an empty search', () => {
  const found = read('course=0&course=abc&course=9&faculty=99999999999&page=0&skill=%20&lastName=%20');
  expect(found).toEqual({ lastName: '', courses: [], faculties: [], job: false, skills: [], pages: 1 });
  expect(isNarrowed(found)).toBe(false);
  expect(isNarrowed(read('page=2'))).toBe(false);
  expect(isNarrowed(read('job=1'))).toBe(true);
});
