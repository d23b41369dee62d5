import { withoutInvisible } from './typed-text.ts';

/** Compares the titles of columns by their words, ignoring case, endings, punctuation and abbreviation. */

/** A word of a title, without its ending; `isShort` when a dot marks it as abbreviated. */
interface TitleWord {
  stem: string;
  isShort: boolean;
}
/** The words of a title, and their stems as one text. */
export interface Title {
  words: readonly TitleWord[];
  key: string;
}

/** Maximum length of a title. */
const MAX_TITLE = 200;

/** Endings of nouns and adjectives, and of the English plural. */
const ENDING =
  /(?:ия|ии|ие|ий|ию|ией|иям|иях|ого|его|ому|ему|ыми|ими|ами|ями|ая|яя|ой|ей|ое|ее|ые|ый|ых|ым|их|им|ов|ев|ам|ям|ах|ях|ом|ем|а|я|о|е|и|ы|у|ю|ь|й|і|(?<=[a-rt-z])s)$/;
/** Shorter words keep their endings. */
const MIN_STEM = 3;

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length < MIN_STEM ? word : stem;
}

/**
 * Splits a title into its words: "StartTime", "start_time" and "Start time" have the same. "№" before a word is
 * "номер"; the letters at the beginning of "Ф. И. О. студента" are one word.
 */
export function titleOf(title: string): Title {
  const plain = withoutInvisible(title.slice(0, MAX_TITLE).normalize('NFC'))
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/№(?=\s*\p{L})/gu, ' номер ')
    .replaceAll(/(?<!\p{L})кол-во(?!\p{L})/gu, 'количество')
    .replaceAll(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '');
  const found = plain.match(/[\p{L}\p{N}]+\.?/gu) ?? [];
  const end = found.findIndex((word) => !/^\p{L}\.?$/u.test(word));
  const count = end < 0 ? found.length : end;
  const initials = count > 1 ? [found.slice(0, count).join('').replaceAll('.', '')] : found.slice(0, count);
  const words = [...initials, ...found.slice(count)].map((word) => ({
    stem: stemOf(word.replace('.', '')),
    isShort: word.endsWith('.'),
  }));
  return { words, key: words.map(({ stem }) => stem).join('') };
}

/** Whether a title has exactly the words of a name; "studentcard" equals "student card". */
export const isSameTitle = (title: Title, name: Title): boolean => title.key !== '' && title.key === name.key;

const matches = (word: TitleWord | undefined, name: TitleWord): boolean =>
  word !== undefined &&
  (word.stem === name.stem || (word.isShort && word.stem.length > 1 && name.stem.startsWith(word.stem)));

const begins = (title: Title, name: Title): boolean =>
  name.words.every((word, index) => matches(title.words[index], word));

/** Whether a title abbreviates a name word by word: "Студ. билет" for "Студенческий билет". */
export const abbreviates = (title: Title, name: Title): boolean =>
  title.words.length === name.words.length && begins(title, name);

/** Minimum length of a single word, because many titles begin with shorter ones. */
const MIN_BEGINNING = 3;

/** Returns the words after a name at the beginning of a title; null when the title does not begin with it. */
export function wordsAfter(title: Title, name: Title): readonly TitleWord[] | null {
  const { length } = name.words;
  if (title.words.length <= length || name.key.length < MIN_BEGINNING) return null;
  return begins(title, name) ? title.words.slice(length) : null;
}

/** "И. О." or "initials": the column contains more than the surname. */
const hasInitials = (rest: readonly TitleWord[]): boolean =>
  rest.every(({ stem }) => stem.length === 1) || rest.some(({ stem }) => /^(?:инициал|initial)/.test(stem));

/** "№ п/п" numbers the rows; "ФИО родителя" names another person; "facultyId" contains the ids of another system. */
const OTHER_SENSE =
  /^(?:п|пп|id|ids)$|^(?:порядк|строк|запис|родител|матер|отц|куратор|руководител|parent|mother|father)/;

/** Whether the rest of a title changes what its column contains: it names another field, initials or another person. */
export const changesMeaning = (rest: readonly TitleWord[], others: readonly Title[]): boolean =>
  hasInitials(rest) ||
  rest.some(({ stem }) => OTHER_SENSE.test(stem)) ||
  others.some(
    ({ words, key }) =>
      key.length >= MIN_BEGINNING &&
      rest.some((_word, from) => words.every((word, index) => rest[from + index]?.stem === word.stem)),
  );
