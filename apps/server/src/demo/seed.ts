/** What all chance of the demo university comes from. */
export const DEFAULT_SEED = 2026;
