import type { MeasureName, ViewName } from '@semestr/core/built-reports';
import { defineTexts, type Translate } from '@semestr/core/texts';
import type ru from './ru.ts';

/** Texts of built reports; loaded on first use. */
export const builtReportTexts = defineTexts('built-reports', {
  ru: () => import('./ru.ts'),
  en: () => import('./en.ts'),
});

/** Returns the title of a measure of a view: the count is named after the rows, "Requests". */
export const measureWords = (t: Translate<typeof ru>, view: ViewName, measure: MeasureName): string =>
  measure === 'count' ? t(`counts.${view}`) : t(`measures.${measure}`);
