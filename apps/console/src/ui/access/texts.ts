import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

export const accessTexts = defineFolderTexts<typeof ru>('ui/access');
