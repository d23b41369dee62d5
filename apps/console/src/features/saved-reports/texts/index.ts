import { defineFolderTexts } from '../../../i18n/folder-texts.ts';
import type ru from './ru.ts';

export const savedReportTexts = defineFolderTexts<typeof ru>('features/saved-reports');
