import { defineFolderTexts } from '../../../i18n/folder-texts.ts';
import type ru from './ru.ts';

export const newYearTexts = defineFolderTexts<typeof ru>('features/new-year');
