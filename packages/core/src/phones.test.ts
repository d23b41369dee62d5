import { expect, it } from 'vitest';
import { digitsIn, searchOf, wordsOf } from './phones.ts';

it.each([
  ['+375\u00a0(17)\u00a0293-10-00', '+375172931000'],
  ['(17) 293-10-00', '172931000'],
  [' 293-10-00 ', '293-10-00'],
  ['512-4 105-1', '512-4 105-1'], // two rooms
  ['Образцов (ПС)', 'Образцов (ПС)'],
  ['', ''],
])('phones: the search %j becomes %j', (typed, searched) => {
  expect(searchOf(typed)).toBe(searched);
});

it('phones: a search consists of words, whose digits match numbers unless they are too few', () => {
  expect(wordsOf(' образцов  293-10\u00a017 ')).toEqual(['образцов', '293-10', '17']);
  expect(['образцов', '293-10', '17'].map(digitsIn)).toEqual([null, '29310', null]);
});
