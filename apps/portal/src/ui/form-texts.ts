import { faultTexts } from '@semestr/api/faults';
import { fieldTexts } from '@semestr/ui/fields/texts';

/** What a screen with a form loads among its texts. */
export const formTexts = [faultTexts, fieldTexts];
