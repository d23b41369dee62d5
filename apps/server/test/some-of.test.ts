import { expect, it } from 'vitest';
import { someOf } from './some-of.ts';

it('a list to test has something in it', () => {
  const list = ['a'];
  expect(someOf(list)).toBe(list);
  expect(() => someOf([])).toThrow('There is nothing to test in an empty list');
});
