/** What files a field takes. */
export interface FileLimits {
  /** Media types, each with the word for people: `{ 'application/pdf': 'PDF' }`. */
  kinds: Readonly<Record<string, string>>;
  /** Of each file. */
  maxBytes: number;
  maxFiles: number;
}

/** The first file that was not taken, and why. */
export interface RefusedFile {
  name: string;
  size: number;
  why: 'size' | 'kind' | 'count';
}

/** What tells files apart; the same one chosen twice is there once. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** The files of a field after some more were chosen. A field of one file takes the new one instead of the old. */
export function chooseFiles(
  before: readonly File[],
  chosen: readonly File[],
  { kinds, maxBytes, maxFiles }: FileLimits,
): { files: readonly File[]; refused: RefusedFile | undefined } {
  const whyNot = (file: File): RefusedFile['why'] | null =>
    !Object.hasOwn(kinds, file.type) ? 'kind' : file.size > maxBytes ? 'size' : null;
  const taken = [...(maxFiles === 1 ? [] : before), ...chosen.filter((file) => whyNot(file) === null)];
  const fitting = [...new Map(taken.map((file) => [fileKey(file), file])).values()];
  const unfit = chosen.find((file) => whyNot(file) !== null);
  const refused = unfit ?? fitting[maxFiles];
  return {
    files: fitting.length === 0 ? before : fitting.slice(0, maxFiles),
    refused: refused && { name: refused.name, size: refused.size, why: whyNot(refused) ?? 'count' },
  };
}
