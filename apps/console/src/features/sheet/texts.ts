import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

export const sheetTexts = defineFolderTexts<typeof ru>('features/sheet');
