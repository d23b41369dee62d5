import { defineFolderTexts } from '../../../i18n/folder-texts.ts';
import type ru from './ru.ts';

export const timetableTexts = defineFolderTexts<typeof ru>('features/timetable');
