import { faultTexts } from '@semestr/api/faults';

/** What a screen with a form loads among its texts. */
export const formTexts = [faultTexts];
