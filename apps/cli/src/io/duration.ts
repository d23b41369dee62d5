/** Parses `300ms`, `1.5s` or `300` into milliseconds; null when the text is not a duration. */
export function durationOf(text: string): number | null {
  const [, number, unit] = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s)?$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (unit === 's' ? 1000 : 1);
}
