import type { PersonName } from '../display.ts';
import { foldName } from './key.ts';
import { nameWords } from './query.ts';
import { soundOf } from './sound.ts';

/** How tables and timetables name a person: "Образцов Иван Леонидович", "доц. И.Л. Образцов", "Образцов И." */

/** Returns the words of a name in a table, without posts and degrees: "образцов и л". */
export const personKey = (text: string): string => nameWords(text).join(' ');

const initial = (name: string): string => Array.from(name)[0] ?? '';

/**
 * Returns the keys of every way in which a table may name a person: in full, with initials, without a patronymic, with
 * the surname first or last. The order of first name and patronymic matters: "Королёв И. П." is not Пётр Ильич.
 */
export function personKeys({ lastName, firstName, middleName }: PersonName): ReadonlySet<string> {
  const last = foldName(lastName);
  const first = foldName(firstName);
  const middle = foldName(middleName ?? '');
  const firstNames = [
    [first, middle],
    [first, initial(middle)],
    [initial(first), initial(middle)],
    [first],
    [initial(first)],
  ];
  return new Set(
    firstNames
      .flatMap((names) => [
        [last, ...names],
        [...names, last],
      ])
      .map((words) => words.filter(Boolean).join(' ')),
  );
}

const dots = (text: string): number => Array.from(text.normalize('NFC').matchAll(/[ёЁ]/g)).length;

const isLatin = (text: string): boolean => /[a-z]/.test(foldName(text));
const isBelarusian = (text: string): boolean => /[іў]/i.test(text.normalize('NFC'));

/**
 * Whether two names can be the same in different languages: one in Latin letters, or one in Belarusian. Names of one
 * language that only sound alike, "Волков" and "Валков", are different people.
 */
export const isInOtherLanguage = (one: string, other: string): boolean =>
  isLatin(one) !== isLatin(other) || isBelarusian(one) !== isBelarusian(other);

/** Whether two names are spellings of the same name in different languages: "Shevchuk" is "Шевчук". */
export const isTranscription = (one: string, other: string): boolean =>
  isInOtherLanguage(one, other) && soundOf(foldName(one)) === soundOf(foldName(other));

/**
 * Chooses between the stored spelling of a name and the one in a table: the stored one, unless the names differ or the
 * table adds a missing "ё".
 */
export function keptSpelling(stored: string, typed: string): string {
  const isSame =
    foldName(stored) === foldName(typed) ? dots(typed) <= dots(stored) : isTranscription(stored, typed);
  return isSame ? stored : typed;
}
