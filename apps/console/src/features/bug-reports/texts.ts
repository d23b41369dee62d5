import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

export const bugReportTexts = defineFolderTexts<typeof ru>('features/bug-reports');
