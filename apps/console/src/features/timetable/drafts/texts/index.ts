import { defineFolderTexts } from '../../../../i18n/folder-texts.ts';
import type ru from './ru.ts';

export const draftTexts = defineFolderTexts<typeof ru>('features/timetable/drafts');
