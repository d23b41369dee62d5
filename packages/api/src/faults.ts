import { defineTexts } from '@semestr/core/texts';

/**
 * Why a field of a request is rejected. `unknown`: it refers to something that does not exist, or is not the caller's;
 * `taken`: it belongs to another record; `twice`: it is a duplicate; `too-many`: the result would exceed the limit and
 * must be narrowed; `common` and `personal`: a password that is widely used, or that contains the user's own name;
 * `unreadable`: a document that is damaged or protected; `infected`: a file that contains a virus; `characters`: a name
 * with line breaks, invisible characters, or characters that a shell would execute; `overlap`: its time overlaps that of
 * another record.
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
  'overlap',
] as const;
export type FieldReason = (typeof fieldReasons)[number];

export const isFieldReason = (value: unknown): value is FieldReason =>
  fieldReasons.some((one) => one === value);

/** A message for each reason, loaded with the first form. */
export const faultTexts = defineTexts('faults', {
  ru: () => import('./faults/ru.ts'),
  en: () => import('./faults/en.ts'),
});
