import { defineTexts } from '@semestr/core/texts';

/**
 * Why a field of a request is refused. `unknown`: it refers to something that is not there, or not the caller's;
 * `taken`: it belongs to another record; `twice`: it stands there already; `too-many`: what is asked for would be longer
 * than any answer, and has to be narrowed; `common` and `personal`: a password that many people use, or that holds the
 * person's own name; `unreadable`: a document that is damaged or protected; `infected`: a file in which a virus was found;
 * `characters`: a name with line breaks, invisible marks, or what a shell runs.
 */
export const fieldReasons = [
  'required',
  'format',
  'too-small',
  'too-big',
  'unknown',
  'taken',
  'twice',
  'too-many',
  'cross-site',
  'common',
  'personal',
  'unreadable',
  'infected',
  'characters',
] as const;
export type FieldReason = (typeof fieldReasons)[number];

export const isFieldReason = (value: unknown): value is FieldReason =>
  fieldReasons.some((one) => one === value);

/** A sentence for each, fetched with the first form. */
export const faultTexts = defineTexts('faults', {
  ru: () => import('./faults/ru.ts'),
  en: () => import('./faults/en.ts'),
});
