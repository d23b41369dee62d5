/** Seed of all random data of the demo university. */
export const DEFAULT_SEED = 2026;
