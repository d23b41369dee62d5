/**
 * Returns the distance between two samples in standard deviations, by the rank-sum test of Wilcoxon, Mann and Whitney:
 * it only compares which call took longer, so that one very slow call counts no more than any other.
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

/** By chance alone two equal samples exceed this once in 16,000 runs. */
export const SUSPICIOUS = 4;
