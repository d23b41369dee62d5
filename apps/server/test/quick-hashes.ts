import { hashCost } from '../src/domain/password-hash.ts';

/** What a password costs to hash in the product. */
export const productCost: Readonly<typeof hashCost> = { ...hashCost };

/** The least that argon2id allows: hashing would take more of the tests' time than anything else. */
Object.assign(hashCost, { memoryCost: 8, timeCost: 1, parallelism: 1 });
