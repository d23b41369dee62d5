import { type FullLanguage, type Language, ruOrEn } from './languages.ts';
import { wordKey } from './table-import-words.ts';

/** Details of studies that documents and reports need. */

/** Who pays for the studies: the state, or the student by a contract. */
export const fundings = ['budget', 'paid'] as const;
export type Funding = (typeof fundings)[number];

/** Languages in which documents are issued to a student. */
export const documentLanguages = ['be', 'ru', 'en'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];

type Words<K extends string> = Readonly<Record<K, Readonly<Record<FullLanguage, string>>>>;

const fundingWords: Words<Funding> = {
  budget: { ru: 'бюджет', en: 'state-funded' },
  paid: { ru: 'платно', en: 'paid' },
};

const languageWords: Words<DocumentLanguage> = {
  be: { ru: 'белорусский', en: 'Belarusian' },
  ru: { ru: 'русский', en: 'Russian' },
  en: { ru: 'английский', en: 'English' },
};

export const fundingName = (funding: Funding, language: Language): string =>
  fundingWords[funding][ruOrEn(language)];

export const documentLanguageName = (value: DocumentLanguage, language: Language): string =>
  languageWords[value][ruOrEn(language)];

const fundingBeginnings: readonly (readonly [beginning: string, funding: Funding])[] = [
  ['бюдж', 'budget'],
  ['за счет', 'budget'],
  ['budget', 'budget'],
  ['state', 'budget'],
  ['плат', 'paid'],
  ['внебюдж', 'paid'],
  ['договор', 'paid'],
  ['контракт', 'paid'],
  ['paid', 'paid'],
  ['fee', 'paid'],
];

/** Returns the funding named in a table: "бюджет", "платная основа"; null when it is neither. */
export function parseFunding(text: string): Funding | null {
  const key = wordKey(text);
  return fundingBeginnings.find(([beginning]) => key.startsWith(beginning))?.[1] ?? null;
}

const languageBeginnings: readonly (readonly [beginning: string, language: DocumentLanguage])[] = [
  ['бел', 'be'],
  ['bel', 'be'],
  ['рус', 'ru'],
  ['rus', 'ru'],
  ['англ', 'en'],
  ['eng', 'en'],
];

/** Returns the language named in a table: "русский", "be"; null when documents are not issued in it. */
export function parseDocumentLanguage(text: string): DocumentLanguage | null {
  const key = wordKey(text);
  const coded = documentLanguages.find((one) => one === key);
  return coded ?? languageBeginnings.find(([beginning]) => key.startsWith(beginning))?.[1] ?? null;
}
