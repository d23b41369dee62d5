import { faultTexts } from '@semestr/api/faults';
import { fieldTexts } from '@semestr/ui/fields/texts';

/** Texts that every screen with a form loads. */
export const formTexts = [faultTexts, fieldTexts];
