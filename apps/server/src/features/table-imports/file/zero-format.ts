/** Number formats with leading zeros: 00000000 shows 5850901 as 05850901. */

/** Characters that a format shows literally. */
const LITERAL = /^(?:[0#]|\\[\s\S]|[-\s()])$/;

/**
 * Returns the characters that a format with at least two required digits shows, "0" for a digit; null for any other
 * format. Omits text around the digits.
 */
export function zeroPattern(code: string): string | null {
  const [section = ''] = code.replaceAll(/\[[^\]]*\]/g, '').split(';', 1);
  const parts = section.replaceAll(/"[^"]*"|[_*]./g, '').match(/\\?[\s\S]/g) ?? [];
  if (!parts.every((part) => LITERAL.test(part))) return null;
  const [pattern] = /0[\s\S]*0/.exec(parts.map((part) => part.at(-1)).join('')) ?? [];
  return pattern ?? null;
}

/** Formats a number by a pattern, without cutting longer numbers. */
export function withZeros(value: string, pattern: string): string {
  const digits = Array.from(value);
  const signs = Array.from(pattern)
    .toReversed()
    .map((sign) => (sign === '0' ? (digits.pop() ?? '0') : sign));
  return digits.join('') + signs.toReversed().join('');
}
