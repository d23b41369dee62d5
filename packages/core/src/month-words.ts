/** Months as people write them in a date: "1 февраля 2008", "1-Feb-08", "лют.". */

/** Prefixes of the names of each month, January first: Russian, English, Belarusian. */
const beginnings = [
  ['янв', 'jan', 'студ'],
  ['фев', 'feb', 'лют'],
  ['мар', 'mar', 'сак'],
  ['апр', 'apr', 'крас'],
  ['май', 'мая', 'may', 'трав', 'траў'],
  ['июн', 'jun', 'чэр'],
  ['июл', 'jul', 'ліп'],
  ['авг', 'aug', 'жні'],
  ['сен', 'sep', 'вер'],
  ['окт', 'oct', 'кас'],
  ['ноя', 'nov', 'ліс'],
  ['дек', 'dec', 'сне'],
] as const;

/** Returns the number of a month, 1 to 12, by its name or abbreviation in any case; null for any other word. */
export function monthOfWord(word: string): number | null {
  const lower = word.toLowerCase();
  const index = beginnings.findIndex((some) => some.some((one) => lower.startsWith(one)));
  return index < 0 ? null : index + 1;
}
