import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type ru from './texts/ru.ts';

export const omissionTexts = defineFolderTexts<typeof ru>('features/omission-requests');
