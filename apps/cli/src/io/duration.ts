/** Milliseconds of a text: `300ms`, `1.5s`, `300`; null where it is no duration. */
export function durationOf(text: string): number | null {
  const [, number, unit] = /^(\d{1,6}(?:\.\d{1,3})?)(ms|s)?$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) * (unit === 's' ? 1000 : 1);
}
