import { expect, test } from 'vitest';
import { curriculum, families } from './curricula.ts';
import { faculties } from './faculties.ts';
import { surnameOf } from './names.ts';
import { createRandom } from './random.ts';
import { transliterate } from '@semestr/core/transliterate';
import { makeUnique } from './unique-texts.ts';
import { nonEmpty } from '../../test/non-empty.ts';

test.each([
  ['Белоусов', 'Белоусова'],
  ['Фёдоров', 'Фёдорова'],
  ['Синицын', 'Синицына'],
  ['Бабицкий', 'Бабицкая'],
  ['Солодкий', 'Солодкая'],
  ['Воробей', 'Воробей'],
  ['Осипенко', 'Осипенко'],
  ['Ждан', 'Ждан'],
])('demo words: the feminine form of %s is %s', (husband, wife) => {
  expect(surnameOf(husband, 'female')).toBe(wife);
  expect(surnameOf(husband, 'male')).toBe(husband);
});

test('demo words: URL names are Latin and unique', () => {
  const url = makeUnique();
  expect(url(transliterate('И-Образцов'))).toBe('i-obrazcov');
  expect(url(transliterate('И-Образцов'))).toBe('i-obrazcov-2');
  expect(transliterate('Каф.ПС')).toBe('kaf-ps');
});

test.each(nonEmpty(families))(
  'demo words: the family %s has eight semesters, each with four exams after lectures',
  (family) => {
    for (let semester = 1; semester <= 8; semester += 1) {
      const { subjects, exams } = curriculum(family, semester, 1);
      expect(exams).toHaveLength(4);
      expect(exams.every(({ lectures }) => lectures > 0)).toBe(true);
      expect(new Set(subjects).size).toBe(subjects.length);
    }
  },
);

test('demo words: names of faculties, chairs and groups are unique', () => {
  const chairs = faculties.flatMap((faculty) => faculty.chairs.map(({ abbrev }) => abbrev));
  const digits = faculties.flatMap((faculty) =>
    faculty.specialities.map(({ digit }) => faculty.digits + digit),
  );
  for (const list of [chairs, digits, faculties.map(({ abbrev }) => abbrev)])
    expect(new Set(list).size).toBe(list.length);
});

test('demo words: the random generator is repeatable and even', () => {
  const draw = () => {
    const random = createRandom(1);
    return Array.from({ length: 1000 }, () => random.int(1, 4));
  };
  expect(draw()).toEqual(draw());
  for (const value of [1, 2, 3, 4]) expect(draw().filter((one) => one === value).length).toBeGreaterThan(200);
});
