/** Splits full names, which most tables have in one column. */

/** Parts of a name; those that the text does not contain are missing. */
export interface NameParts {
  lastName: string;
  firstName?: string;
  middleName?: string;
}

/** Endings of patronymics; first names do not have them. */
const PATRONYMIC = /(?:ич|іч|вна|ўна|ична|ічна|ычна)$/iu;

/** "И." or "И.О.": initials, which do not replace the name. */
const INITIALS = /^\p{L}\.?$|^(?:\p{L}\.-?)+$/u;

const partsOf = (lastName: string, [firstName, ...middle]: readonly string[]): NameParts => ({
  lastName,
  ...(firstName === undefined ? {} : { firstName }),
  ...(middle.length === 0 ? {} : { middleName: middle.join(' ') }),
});

/**
 * Splits "Новиков Пётр Ильич", also "Пётр Ильич Новиков" and "Новиков, Пётр". A patronymic may have several words. A
 * single word is a surname. Null when the text contains initials or no letters.
 */
export function splitFullName(text: string): NameParts | null {
  const [before = '', ...after] = text.split(',');
  const words = (after.length > 0 ? after.join(' ') : text).split(/\s+/).filter(Boolean);
  if ([...before.split(/\s+/), ...words].some((word) => INITIALS.test(word))) return null;
  if (!/\p{L}/u.test(text)) return null;
  if (after.length > 0 && before.trim() !== '') return partsOf(before.trim().replaceAll(/\s+/g, ' '), words);
  const [first, second, third] = words;
  if (words.length === 3 && first && second && third && PATRONYMIC.test(second))
    return partsOf(third, [first, second]);
  return first === undefined ? null : partsOf(first, words.slice(1));
}

/** Splits "Пётр Ильич" into the first name and the patronymic; null when the text contains initials or no letters. */
export function splitGivenNames(text: string): Omit<NameParts, 'lastName'> | null {
  const words = text.split(/[\s,]+/).filter(Boolean);
  if (!/\p{L}/u.test(text) || words.some((word) => INITIALS.test(word))) return null;
  const { lastName: _empty, ...names } = partsOf('', words);
  return names;
}

const wordsOf = (name: string): string => name.split(/\s+/).filter(Boolean).toSorted().join(' ');

/** Whether two names have the same words, in any order. */
export const hasSameWords = (name: string, other: string): boolean => wordsOf(name) === wordsOf(other);

/** Joins the parts of a name. */
export const joinNameParts = ({ lastName, firstName, middleName }: NameParts): string =>
  [lastName, firstName, middleName].filter(Boolean).join(' ');
