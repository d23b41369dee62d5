import { wordKey } from './table-import-words.ts';

/** Academic degrees, written in full and in short. */

export interface AcademicDegree {
  /** "кандидат технических наук". */
  full: string;
  /** "к.т.н.". */
  short: string;
}

/** Branches of science: the genitive, the usual abbreviation, and the prefixes of other spellings. */
const branches: readonly (readonly [genitive: string, letters: string, spellings: RegExp])[] = [
  ['физико-математических', 'ф.-м.', /^(?:физ(?:ико)? ?мат|ф ?м(?: |$))/],
  ['сельскохозяйственных', 'с.-х.', /^(?:сельскохоз|с ?х(?: |$))/],
  ['технических', 'т.', /^т(?:ех)/],
  ['экономических', 'э.', /^эк/],
  ['филологических', 'филол.', /^филол/],
  ['философских', 'филос.', /^филос/],
  ['исторических', 'и.', /^ист/],
  ['педагогических', 'п.', /^пед/],
  ['психологических', 'психол.', /^псих/],
  ['химических', 'х.', /^хим/],
  ['биологических', 'б.', /^биол/],
  ['юридических', 'ю.', /^юр/],
  ['медицинских', 'м.', /^мед/],
  ['социологических', 'социол.', /^соц/],
  ['политических', 'полит.', /^полит/],
  ['географических', 'геогр.', /^геогр/],
  ['военных', 'воен.', /^воен/],
];

const levels = [
  [/^(?:д(?: ?р)?|докт(?:ор)?)(?= |$)/, 'доктор', 'д.'],
  [/^(?:к|канд(?:идат)?)(?= |$)/, 'кандидат', 'к.'],
] as const;

/**
 * Parses "д-р техн. наук", "к.т.н.", "канд. физ.-мат. наук" or a degree in full; null for any other text, which may be a
 * degree of another country.
 */
export function parseDegree(text: string): AcademicDegree | null {
  const words = wordKey(text);
  for (const [beginning, level, levelLetter] of levels) {
    const [start] = beginning.exec(words) ?? [];
    if (start === undefined) continue;
    const [, field = ''] = /^(.+?) ?н(?:аук)?$/.exec(words.slice(start.length).trim()) ?? [];
    const found = branches.find(([, letters, spellings]) => letters === `${field}.` || spellings.test(field));
    if (!found) return null;
    return { full: `${level} ${found[0]} наук`, short: `${levelLetter}${found[1]}н.` };
  }
  return null;
}
