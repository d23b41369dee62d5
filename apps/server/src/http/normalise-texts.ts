/** Keys of values that must not be changed, because they are compared with a hash. */
const SECRET = /password/i;

const isPlainObject = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype;

/**
 * Returns a value whose texts have composed letters and ordinary spaces. macOS, PDFs and word processors copy "и" with
 * a separate mark instead of "й", or no-break spaces: they look the same, but comparisons do not match. Passwords and
 * binary content are not changed.
 */
export function normaliseTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').replaceAll(/\p{Zs}/gu, ' ');
  if (Array.isArray(value)) return value.map(normaliseTexts);
  if (typeof value !== 'object' || value === null || !isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, SECRET.test(key) ? part : normaliseTexts(part)]),
  );
}
