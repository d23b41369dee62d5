import type { Translate } from '@semestr/core/texts';
import { defineFolderTexts } from '../../../i18n/folder-texts.ts';
import type ru from './ru.ts';

export const tableImportTexts = defineFolderTexts<typeof ru>('features/table-imports');

/** Type of the translator for these texts. */
export type TableImportTexts = Translate<typeof ru>;
