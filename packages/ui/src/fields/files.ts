/** Files that a field accepts. */
export interface FileLimits {
  /** Media types, each with a readable name: `{ 'application/pdf': 'PDF' }`. */
  kinds: Readonly<Record<string, string>>;
  /** Maximum size of each file. */
  maxBytes: number;
  maxFiles: number;
}

/** The first rejected file, and why. */
export interface RefusedFile {
  name: string;
  size: number;
  why: 'size' | 'kind' | 'count';
}

/** Returns the identity of a file; selecting the same file twice adds it once. */
export const fileKey = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** Adds selected files to those of a field. In a field for one file the new one replaces the old one. */
export function chooseFiles(
  before: readonly File[],
  chosen: readonly File[],
  { kinds, maxBytes, maxFiles }: FileLimits,
): { files: readonly File[]; refused: RefusedFile | undefined } {
  const rejectionOf = (file: File): RefusedFile['why'] | null =>
    !Object.hasOwn(kinds, file.type) ? 'kind' : file.size > maxBytes ? 'size' : null;
  const taken = [...(maxFiles === 1 ? [] : before), ...chosen.filter((file) => rejectionOf(file) === null)];
  const fitting = [...new Map(taken.map((file) => [fileKey(file), file])).values()];
  const unfit = chosen.find((file) => rejectionOf(file) !== null);
  const refused = unfit ?? fitting[maxFiles];
  return {
    files: fitting.length === 0 ? before : fitting.slice(0, maxFiles),
    refused: refused && { name: refused.name, size: refused.size, why: rejectionOf(refused) ?? 'count' },
  };
}
