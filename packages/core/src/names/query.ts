import { latinLayout, russianLayout } from '../keyboard.ts';
import { foldName } from './key.ts';
import { soundOf } from './sound.ts';

/** A word of a search. A name matches it when its key contains one of the two texts. */
export interface SearchWord {
  /** Contained in the key of a name that has the word itself. */
  readonly exact: string;
  /** Contained in the key of a name with a word that begins with the same sound; null for a word that is too short. */
  readonly near: string | null;
}

/** The words of a search; each must be found. */
export type Reading = readonly SearchWord[];

/** Degrees before a name: "к.т.н.", "д. ф.-м. н.", "канд. техн. наук". */
const DEGREES =
  /(?<![\p{L}\p{N}])(?:[кд]\.\s*(?:\p{L}{1,5}\.?\s*-?\s*){1,2}н\.|(?:канд|докт|д-р)\p{L}*\.?\s+(?:\p{L}+\.?-?\s?){1,2}\s*наук)/giu;

/** Posts and forms of address before or after a name, in the three languages. */
const POSTS: ReadonlySet<string> = new Set(
  foldName(
    'доц доцент дац дацэнт проф профессор прафесар ст старший старшая старшы преп препод преподаватель выкл ' +
      'выкладчык асс ассист ассистент асист асистэнт зав заведующий заведующая загадчык каф кафедрой кафедры дек ' +
      'декан дэкан академик акад чл корр prof professor assoc associate assistant dr lecturer senior mr mrs ms',
  ).split(' '),
);

const isPost = (word: string): boolean => POSTS.has(word);

/** Initials without a space before them: "ОбразцовИ.Л.". */
const JOINED_INITIALS = /(?<=\p{Ll})(?=\p{Lu}\.)/gu;

/** Returns the words of a text without degrees and posts, unless there are no other words: "доц. Образцов И.Л." */
export function nameWords(text: string): readonly string[] {
  const words = foldName(text.replaceAll(DEGREES, ' ').replaceAll(JOINED_INITIALS, ' '))
    .split(' ')
    .filter(Boolean);
  const names = words.filter((word) => !isPost(word));
  return names.length > 0 ? names : words;
}

/** Minimum length of a word whose ending is ignored. */
const MIN_STEM = 5;

/** Returns readings that match other forms of the words, "справку" as "справ", but no words that only sound alike. */
export const stemmed = (readings: readonly Reading[]): readonly Reading[] =>
  readings.map((reading) =>
    reading.map(({ exact }) => ({
      exact: exact.length < MIN_STEM ? exact : exact.slice(0, Math.max(MIN_STEM - 1, exact.length - 2)),
      near: null,
    })),
  );

/** Whether a text has only degrees and posts: a list of teachers may separate them from the name by a comma. */
export const isPostOnly = (text: string): boolean =>
  foldName(text.replaceAll(DEGREES, ' '))
    .split(' ')
    .every((word) => word === '' || isPost(word));

/** Returns the words of a search for people, as they were typed, without degrees and posts. */
export function withoutPosts(text: string): readonly string[] {
  const words = text.replaceAll(DEGREES, ' ').split(/\s+/).filter(Boolean);
  const names = words.filter((word) => !foldName(word).split(' ').every(isPost));
  return names.length > 0 ? names : words;
}

/** Minimum length of a part that is found inside a word; a single letter is an initial. */
const MIN_PART = 2;
/** Minimum length of a sound that is compared; shorter sounds are in too many names. */
const MIN_SOUND = 3;

/** A sound at the end of what was typed may still change with the next letter. */
const unfinished = (sound: string): string => (sound.length > MIN_SOUND ? sound.replace(/I$/, '') : sound);

function searchWord(word: string): SearchWord {
  const exact = Array.from(word).length < MIN_PART ? ` ${word}` : word;
  const sound = /^[a-zа-яіґ]+$/.test(word) ? soundOf(word) : '';
  return { exact, near: sound.length < MIN_SOUND ? null : `~${unfinished(sound)}` };
}

/** Converts a text to the other keyboard layouts, one for each alphabet whose letters it contains. */
const otherLayouts = (text: string): string[] => [
  ...(/[a-z]/i.test(text) ? [russianLayout(text)] : []),
  ...(/[а-яё]/i.test(text) ? [latinLayout(text)] : []),
];

/**
 * Parses a search for names: how the text reads as typed, then on the other keyboard layouts. A name is found when it
 * has every word of one reading; a text without letters and digits has no reading.
 */
export function readingsOf(text: string): readonly Reading[] {
  const readings = new Map(
    [text, ...otherLayouts(text)].map((one) => {
      const words = nameWords(one);
      return [words.join(' '), words.map(searchWord)] as const;
    }),
  );
  return [...readings.values()].filter((reading) => reading.length > 0);
}
