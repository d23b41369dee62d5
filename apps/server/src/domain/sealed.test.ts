import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../test/server.ts';
import { pseudonym, seal, unseal } from './sealed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(false);
});
afterAll(() => database.close());

const secret = new TextEncoder().encode('a secret of twenty b');
const own = { purpose: 'second factor', owner: 1 };

it('sealing: opens for the same purpose and owner, and differs every time', async () => {
  const { db } = database;
  const [one, other] = [await seal(db, own, secret), await seal(db, own, secret)];
  expect(new TextDecoder().decode(await unseal(db, own, one))).toBe('a secret of twenty b');
  expect(Buffer.from(one).equals(other)).toBe(false);
  expect(Buffer.from(one).includes(secret)).toBe(false);
});

it.each([
  ['another owner', { ...own, owner: 2 }],
  ['another purpose', { ...own, purpose: 'passkeys' }],
])('sealing: does not open for %s', async (_whom, other) => {
  const sealed = await seal(database.db, own, secret);
  await expect(unseal(database.db, other, sealed)).rejects.toThrow('unable to authenticate');
});

it('sealing: does not open after any bit has changed', async () => {
  const sealed = await seal(database.db, own, secret);
  for (const place of [0, 15, sealed.length - 1]) {
    const changed = Uint8Array.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    await expect(unseal(database.db, own, changed)).rejects.toThrow('unable to authenticate');
  }
});

it('sealing: a pseudonym is stable for an account and differs between accounts', async () => {
  const { db } = database;
  const name = async (owner: number) =>
    Buffer.from(await pseudonym(db, { purpose: 'passkeys', owner })).toString('hex');
  expect(await name(1)).toBe(await name(1));
  expect(await name(1)).not.toBe(await name(2));
});
