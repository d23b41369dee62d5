/** Keys of values that must stay as they were typed: they are compared with a hash. */
const SECRET = /password/i;

const isPlainObject = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns a value whose texts have composed letters, "й" as one character, and ordinary spaces: macOS, PDFs and word
 * processors copy "и" with a mark, or a space that keeps two words together, which look the same and are found by no
 * comparison. Passwords and binary content stay as they are.
 */
export function normalised(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').replaceAll(/\p{Zs}/gu, ' ');
  if (Array.isArray(value)) return value.map(normalised);
  if (typeof value !== 'object' || value === null || !isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SECRET.test(key) ? part : normalised(part)]),
  );
}
