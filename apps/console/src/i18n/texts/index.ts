import type { AnyTexts } from '@semestr/core/texts';
import { defineFolderTexts } from '../folder-texts.ts';

/** react-admin's own messages. It builds their keys at run time, so they are untyped. */
export const raTexts: AnyTexts = defineFolderTexts('i18n');
