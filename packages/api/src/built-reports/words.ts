import type { MeasureName, ViewName } from '@semestr/core/built-reports';
import { defineTexts, type Translate } from '@semestr/core/texts';
import type ru from './ru.ts';

/** What built reports are made of, in words; fetched with the first of them. */
export const builtReportTexts = defineTexts('built-reports', {
  ru: () => import('./ru.ts'),
  en: () => import('./en.ts'),
});

/** What a measure of a view is called: its rows go by what they are, "Requests". */
export const measureWords = (t: Translate<typeof ru>, view: ViewName, measure: MeasureName): string =>
  measure === 'count' ? t(`counts.${view}`) : t(`measures.${measure}`);
