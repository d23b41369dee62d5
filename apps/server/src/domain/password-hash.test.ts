import { expect, it } from 'vitest';
import { productCost } from '../../test/quick-hashes.ts';
import { Unavailable } from './refusal.ts';
import { hashPassword, isPassword } from './password-hash.ts';

it('passwords: the product hashes as OWASP recommends for argon2id', () => {
  expect(productCost).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

it('passwords: many simultaneous checks are queued up to a limit, and queued ones complete', async () => {
  const hash = await hashPassword('Student-2026!');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 300 }, (_, index) =>
      isPassword(hash, index % 2 === 0 ? 'Student-2026!' : 'Wrong-2026!'),
    ),
  );
  const judged = outcomes.filter((outcome) => outcome.status === 'fulfilled');
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(judged.length).toBeGreaterThanOrEqual(200);
  expect(judged.length).toBeLessThanOrEqual(210);
  // Checks run in the order of arrival: correct and wrong passwords alternate.
  for (const [index, { value }] of judged.entries()) expect(value).toBe(index % 2 === 0);
  for (const { reason } of refused) expect(reason).toEqual(new Unavailable());
  expect(await isPassword(hash, 'Student-2026!')).toBe(true);
});

it('passwords: an account without a password accepts none', async () => {
  expect(await isPassword(null, '')).toBe(false);
});
