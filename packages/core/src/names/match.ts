import type { Reading, SearchWord } from './query.ts';

/**
 * How well a name matches a word, best first: the word itself, a word that begins with it (the first word of a name is
 * the surname), a word that contains it, or a word that sounds the same.
 */
const MATCHES = ['whole', 'surname', 'beginning', 'part', 'near'] as const;
type Match = (typeof MATCHES)[number];

function matchOf(key: string, { exact, near }: SearchWord): Match | null {
  const word = exact.trimStart();
  if (key.includes(` ${word} `)) return 'whole';
  if (key.startsWith(` ${word}`)) return 'surname';
  if (key.includes(` ${word}`)) return 'beginning';
  if (key.includes(exact)) return 'part';
  return near !== null && key.includes(near) ? 'near' : null;
}

/** Returns the rank by the worst word; infinity when a word is missing. */
const rankOfReading = (key: string, reading: Reading): number =>
  reading.reduce((worst, word) => {
    const match = matchOf(key, word);
    return match === null ? Infinity : Math.max(worst, MATCHES.indexOf(match));
  }, 0);

/**
 * Returns how well a name matches a search: 0 is best; null when it does not match.
 * @param key of `nameKey`
 * @param readings of `readingsOf`
 */
export function matchRank(key: string, readings: readonly Reading[]): number | null {
  const best = Math.min(...readings.map((reading) => rankOfReading(key, reading)));
  return best === Infinity ? null : best;
}

/** Returns the records whose names match a search, the best first; equal matches keep their order. */
export function bestMatches<T>(
  records: readonly T[],
  keyOf: (record: T) => string,
  readings: readonly Reading[],
): readonly T[] {
  return records
    .flatMap((record) => {
      const rank = matchRank(keyOf(record), readings);
      return rank === null ? [] : [{ record, rank }];
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ record }) => record);
}
