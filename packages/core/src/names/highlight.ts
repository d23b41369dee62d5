import { readingsOf } from './query.ts';

/** Returns the words of a search that are marked in its results, in every reading. */
export const highlightsOf = (text: string): readonly string[] => [
  ...new Set(readingsOf(text).flatMap((reading) => reading.map(({ exact }) => exact.trimStart()))),
];
