import { hashCost } from '../src/domain/password-hash.ts';

/** The product's cost of hashing a password. */
export const productCost: Readonly<typeof hashCost> = { ...hashCost };

/** The minimum that argon2id allows: otherwise hashing would take most of the tests' time. */
Object.assign(hashCost, { memoryCost: 8, timeCost: 1, parallelism: 1 });
