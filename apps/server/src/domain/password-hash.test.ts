import { expect, it } from 'vitest';
import { Refused } from '../http/refuse.ts';
import { hashPassword, isPassword } from './password-hash.ts';

it('a flood of passwords waits in a queue with an end, and those in it are judged', async () => {
  const hash = await hashPassword('Student-2026!');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, (_, index) =>
      isPassword(hash, index % 2 === 0 ? 'Student-2026!' : 'Wrong-2026!'),
    ),
  );
  const judged = outcomes.filter(({ status }) => status === 'fulfilled');
  expect(judged.length).toBeGreaterThanOrEqual(200);
  expect(judged.length).toBeLessThanOrEqual(210);
  for (const [index, outcome] of outcomes.entries())
    if (outcome.status === 'fulfilled') expect(outcome.value).toBe(index % 2 === 0);
    else expect(outcome.reason).toEqual(new Refused(503));
  expect(await isPassword(hash, 'Student-2026!')).toBe(true);
});

it('an account without a password has none that fits', async () => {
  expect(await isPassword(null, '')).toBe(false);
});
