import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

export const todayTexts = defineFolderTexts<typeof ru>('features/today');
