/** A sequence of pseudo-random numbers, equal for the same seed (xorshift32). */
export interface Random {
  state: number;
}

/** Starts a sequence. The seed is hashed first (the finalizer of MurmurHash3), because xorshift keeps similar seeds similar. */
export function startRandom(seed: number): Random {
  let hash = seed + 0x9e3779b9;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  hash ^= hash >>> 16;
  // Zero is the only state that xorshift never leaves.
  return { state: hash === 0 ? 1 : hash };
}

/** Returns the next 32 bits as a signed integer. */
export function nextBits(random: Random): number {
  let { state } = random;
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  random.state = state;
  return state;
}

/** Returns an integer from 0 to `limit` - 1. */
export const below = (random: Random, limit: number): number =>
  ((nextBits(random) >>> 0) * limit * 2 ** -32) | 0;
