import { finalPaper } from '@semestr/core/final-paper';
import type { ScreenName } from '../screens.ts';

/**
 * Returns the text key of a screen's title. The title of the final paper depends on the degree; it contains both
 * variants while the degree is unknown.
 */
export const titleKey = (name: ScreenName, degree?: number) =>
  name === 'graduate' && degree !== undefined
    ? (`finalPapers.${finalPaper(degree)}` as const)
    : (`screens.${name}` as const);
