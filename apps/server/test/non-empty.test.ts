import { expect, it } from 'vitest';
import { nonEmpty } from './non-empty.ts';

it('non-empty lists: rejects an empty list of test cases', () => {
  const list = ['a'];
  expect(nonEmpty(list)).toBe(list);
  expect(() => nonEmpty([])).toThrow('There is nothing to test in an empty list');
});
