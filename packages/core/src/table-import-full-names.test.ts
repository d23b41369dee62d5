import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasSameWords, joinNameParts, splitFullName } from './table-import-full-names.ts';

it.each([
  ['Новиков Пётр Ильич', 'Новиков', 'Пётр', 'Ильич'],
  ['Пётр Ильич Новиков', 'Новиков', 'Пётр', 'Ильич'],
  ['Анна Ильинична Карпович', 'Карпович', 'Анна', 'Ильинична'],
  ['Карпович Анна Ильинична', 'Карпович', 'Анна', 'Ильинична'],
  ['Новиков Пётр', 'Новиков', 'Пётр', undefined],
  ['Novikov, Peter', 'Novikov', 'Peter', undefined],
  ['Нгуен Тхи, Хань', 'Нгуен Тхи', 'Хань', undefined],
  ['Алиев Вугар Мамед оглы', 'Алиев', 'Вугар', 'Мамед оглы'],
  ['  Новиков\u00a0Пётр\nИльич ', 'Новиков', 'Пётр', 'Ильич'],
  ['Сухарно', 'Сухарно', undefined, undefined],
])('table import names: splits "%s"', (text, lastName, firstName, middleName) => {
  const parts = splitFullName(text);
  expect([parts?.lastName, parts?.firstName, parts?.middleName]).toEqual([lastName, firstName, middleName]);
});

it.each(['Новиков П. И.', 'Новиков П.И.', 'П.И. Новиков', 'Новиков П', '123', '-', ''])(
  'table import names: does not mistake initials or signs for names: "%s"',
  (text) => {
    expect(splitFullName(text)).toBeNull();
  },
);

it('table import names: the parts of a name contain every word of it', () => {
  const word = fc.stringMatching(/^[А-Я][а-я]{2,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const parts = splitFullName(words.join(' '));
      expect(parts && hasSameWords(joinNameParts(parts), words.join(' '))).toBe(true);
    }),
  );
});
