import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

export const deskTexts = defineFolderTexts<typeof ru>('ui/desk');
