/** A sequence of pseudo-random numbers, equal for the same seed (xorshift32). */
export interface Random {
  state: number;
}

/** Starts a sequence. Neighbouring seeds start far apart. */
export function startRandom(seed: number): Random {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (seed >>> 13);
  // Zero is the only state that xorshift never leaves.
  const random = { state: mixed === 0 ? 1 : mixed };
  for (let index = 0; index < 16; index += 1) nextBits(random);
  return random;
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
