import { expect, it } from 'vitest';
import { mayChangePractice, practiceStateOf, practiceStatus } from './practice.ts';

it('practice: a state is identified by its number, and only an undecided application can be changed', () => {
  for (const [state, { id }] of Object.entries(practiceStatus)) expect(practiceStateOf(id)).toBe(state);
  expect(practiceStateOf(99)).toBeNull();
  expect([1, 2, 3].map((id) => mayChangePractice(practiceStateOf(id) ?? 'approved'))).toEqual([
    true,
    false,
    false,
  ]);
});
