/** How telephone numbers are dialled, and how a search of the phone book is parsed. */

/** Returns "+375 (17) 293-10-00" in dialling form, "+375172931000"; "" when there are no digits. */
export const dialled = (number: string): string => number.replaceAll(/[^+\d]/g, '');

/** Fewer digits would match nearly every number. */
const MIN_DIGITS = 3;

const digitsOf = (word: string): string => word.replaceAll(/\D/g, '');

/** Returns the words of a search, all of which must match. */
export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/** Returns the digits of a word to search for in numbers of any format; null when they are too few. */
export function digitsIn(word: string): string | null {
  const digits = digitsOf(word);
  return digits.length < MIN_DIGITS ? null : digits;
}

/** Joins a number in the portal's format, "+375 (17) 293-10-00", into one word; "512-4 105-1" stays two. */
export function searchOf(typed: string): string {
  const text = typed.trim();
  return /^\+[\d\s()-]+$|^[\d\s-]*\(\d+\)[\d\s-]*$/.test(text) ? text.replaceAll(/[^\d+]/g, '') : text;
}
