import { defineFolderTexts } from '../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

export const uiTexts = defineFolderTexts<typeof ru>('ui');
