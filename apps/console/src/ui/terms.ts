import type { Reply } from '@semestr/api/endpoint';
import type { terms } from '@semestr/api/terms';
import type { Language } from '@semestr/core/languages';
import { kindOfTerm, type TermCode, termAfter, termCode, yearOfTerm } from '@semestr/core/term';
import { translator } from '@semestr/core/texts';
import { useLanguage } from '@semestr/ui/language.tsx';
import { useGetList } from 'react-admin';
import { today } from '../clock.ts';
import type { Choice } from './form/SelectInput.tsx';
import { uiTexts } from './texts/index.ts';

/**
 * Offsets of the terms offered, relative to the current one: those of the previous, the current and the next academic
 * year.
 */
const OFFERED = [3, 2, 1, 0, -1, -2, -3];

/** Formats a term in words: "осенний 2026/27". */
export function termName(term: TermCode, language: Language): string {
  const year = yearOfTerm(term);
  const years = `${year}/${String(year + 1).slice(-2)}`;
  return translator(uiTexts, language)(`terms.${kindOfTerm(term)}`, { years });
}

/** Formats a term independently of the language: "2026/27 · I" is the autumn of that academic year. */
export function termMark(term: TermCode): string {
  const year = yearOfTerm(term);
  return `${year}/${String(year + 1).slice(-2)} · ${kindOfTerm(term) === 'autumn' ? 'I' : 'II'}`;
}

/** Lists the terms offered, latest first. */
export function useTermChoices(): readonly Choice[] {
  const language = useLanguage();
  const now = termCode(today());
  return OFFERED.map((terms) => termAfter(now, terms)).map((id) => ({ id, name: termName(id, language) }));
}

const LATEST = { pagination: { page: 1, perPage: 100 }, sort: { field: 'start', order: 'DESC' } } as const;

/** Loads the stored terms of the university, latest first; empty while loading. */
export const useStoredTerms = (): readonly Reply<typeof terms.one>[] =>
  useGetList<Reply<typeof terms.one>>('terms', LATEST).data ?? [];
