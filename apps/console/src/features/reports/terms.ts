import { academicYearLabel } from '@semestr/core/calendar';
import type { IsoDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import { kindOfTerm, termAfter, termBegun, type TermCode, yearOfTerm } from '@semestr/core/term';
import { translator } from '@semestr/core/texts';
import { reportTexts } from './texts.ts';

/** Formats a term, as in "Осенний 2026/2027". */
export const termWords = (term: TermCode, language: Language): string =>
  translator(reportTexts, language)(`conditions.${kindOfTerm(term)}`, {
    year: academicYearLabel(yearOfTerm(term)),
  });

/** Number of terms offered, enough for the longest studies. */
const TERMS = 12;

/** Lists the terms that have begun, latest first. */
export const offeredTerms = (today: IsoDate): TermCode[] =>
  Array.from({ length: TERMS }, (_, index) => termAfter(termBegun(today), -index));
