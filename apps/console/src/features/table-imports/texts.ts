import { defineTexts, type Translate } from '@semestr/core/texts';
import type ru from './texts/ru.ts';

export const tableImportTexts = defineTexts('console-table-imports', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});

/** Type of the translator for these texts. */
export type TableImportTexts = Translate<typeof ru>;
