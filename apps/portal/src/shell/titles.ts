import { finalPaper } from '@semestr/core/final-paper';
import type { ScreenName } from '../screens.ts';

/** The text that names a screen. The final paper goes by what the degree leads to; by both while that is not known. */
export const titleKey = (name: ScreenName, degree?: number) =>
  name === 'graduate' && degree !== undefined
    ? (`finalPapers.${finalPaper(degree)}` as const)
    : (`screens.${name}` as const);
