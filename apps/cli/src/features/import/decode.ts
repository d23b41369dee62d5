/** The encodings in which answers were found saved. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';

const marks: readonly [Encoding, readonly number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const isUtf8 = (bytes: Uint8Array): boolean => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

/**
 * The text of a file. JSON is UTF-8, but a file that went through an editor on Windows may have a byte order mark or be
 * in the Cyrillic code page; a decoder takes the mark away by itself.
 */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.[0] ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1251');
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** The value without what no database takes in a text: zeros go, half a character is replaced. */
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, storable(part)]));
}
