/**
 * Returns the distance between two samples in standard deviations, by the rank-sum test of Wilcoxon, Mann and Whitney.
 * It only compares which call took longer, so that a single very slow call has no more weight than any other.
 */
export function separation(one: readonly number[], other: readonly number[]): number {
  const all = [
    ...one.map((time) => [time, true] as const),
    ...other.map((time) => [time, false] as const),
  ].toSorted(([a], [b]) => a - b);
  const ranks = all.reduce((sum, [, isOne], index) => sum + (isOne ? index + 1 : 0), 0);
  const [n, m] = [one.length, other.length];
  const expected = (n * (n + m + 1)) / 2;
  return (ranks - expected) / Math.sqrt((n * m * (n + m + 1)) / 12);
}

/** Two equal samples exceed this by chance once in 16,000 runs. */
export const SUSPICIOUS = 4;
