/** Encodings in which saved responses have been found. */
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
 * Decodes a file. JSON is UTF-8, but a file edited on Windows may have a byte order mark or use the Cyrillic code page.
 * TextDecoder removes the mark.
 */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.[0] ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1251');
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** Removes what PostgreSQL cannot store in a text: deletes NUL and replaces lone surrogates. */
export function sanitize(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(sanitize);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, sanitize(part)]));
}
