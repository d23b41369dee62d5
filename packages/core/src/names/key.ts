import { soundOf } from './sound.ts';

/**
 * The key by which names and titles are compared: one spelling for all ways of writing the same word. The database
 * stores the key of people's names; its function `name_key` has the same rules (migration 0036).
 */

/** The acute accent alone is typed as an apostrophe; its compatibility form is a space. */
const ACUTE = /\u00b4/g;
/** Apostrophes, and characters that are not visible: direction marks, zero-width spaces, soft hyphens. */
const IGNORED =
  /['`\u2018\u2019\u201b\u2032\u02b9\u02bb\u02bc\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
/** Dashes, other punctuation and control characters separate words. */
const SEPARATORS =
  /[-\p{Cc} \u00ab\u00bb\u00b7\u2010-\u2015\u2022\u201c-\u201e\u2028\u2029\u2212.,;:!?()[\]{}/\\|"_+*&#@=<>~^%$]+/gu;
const MARKS = /[\u0300-\u036f]/g;

const CARETS: Readonly<Record<string, string>> = { š: 'sh', č: 'ch', ž: 'zh' };
/** Letters that do not decompose into a base letter and a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};

/** Letters, apostrophes, dashes and spaces that are written in several ways, and the form that is compared. */
export const LOOSE = { from: 'ё’ʼ‘`‐‑‒–—\u00a0', to: "е''''----- " } as const;

/** Normalises a text for comparison: lower case, "ё" as "е", and one form of apostrophe, dash and space. */
export const looseText = (text: string): string =>
  Array.from(text.normalize('NFC').toLowerCase(), (letter) => {
    const at = LOOSE.from.indexOf(letter);
    return at < 0 ? letter : LOOSE.to.charAt(at);
  }).join('');

const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(/[øłđıßæœ]/g, (letter) => PLAIN[letter] ?? letter);

const lowerCased = (text: string): string =>
  text
    .replaceAll(ACUTE, "'")
    .normalize('NFKC')
    .replaceAll(IGNORED, '')
    .toLowerCase()
    .replaceAll(SEPARATORS, ' ')
    .trim();

/**
 * Returns the words of a text in one spelling, separated by single spaces: "Салтыкова‑ЩЕДРИНА" → "салтыкова щедрина",
 * "Ёлкин" → "елкин", "Ševčuk" → "shevchuk".
 */
export const foldName = (text: string): string =>
  withoutMarks(lowerCased(text).replaceAll(/[ščž]/g, (letter) => CARETS[letter] ?? letter));

/** Returns the words without any marks, as some people type them: "Ševčuk" → "sevcuk". */
const foldWithoutMarks = (text: string): string => withoutMarks(lowerCased(text));

/**
 * Returns the key of a name that consists of several parts: each word after a space, and the sound of each word in
 * capitals after "~": " шевчук анна ~WAVXUK ~ANA". Empty for a name without letters and digits.
 */
export function nameKey(...parts: readonly (string | null | undefined)[]): string {
  const text = parts.filter(Boolean).join(' ');
  const words = foldName(text);
  if (words === '') return '';
  const plain = foldWithoutMarks(text);
  return ` ${words}${plain === words ? '' : ` ${plain}`}${soundsIn(words)}`;
}

const soundsIn = (words: string): string =>
  soundOf(words)
    .split(' ')
    .map((sound) => ` ~${sound}`)
    .join('');

/** Returns the end of the keys of all names that sound like this one. */
export const soundsOf = (...parts: readonly (string | null | undefined)[]): string =>
  soundsIn(foldName(parts.filter(Boolean).join(' ')));
