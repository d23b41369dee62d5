import { expect, it } from 'vitest';
import { mayChangePractice, practiceStateOf, practiceStatus } from './practice.ts';

it('a state is known by its number, and only what nobody has decided on may be changed', () => {
  for (const [state, { id }] of Object.entries(practiceStatus)) expect(practiceStateOf(id)).toBe(state);
  expect(practiceStateOf(99)).toBeNull();
  expect([1, 2, 3].map((id) => mayChangePractice(practiceStateOf(id) ?? 'approved'))).toEqual([
    true,
    false,
    false,
  ]);
});
