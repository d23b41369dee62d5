import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

export const broadcastTexts = defineFolderTexts<typeof ru>('features/broadcasts');
