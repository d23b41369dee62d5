import type { ConsoleRole } from '@semestr/core/rights';
import type { TextsLike } from '@semestr/core/texts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';

export const ru = {
  admin: 'Администратор',
  'deans-office': 'Деканат',
  timetable: 'Расписание',
  library: 'Библиотека',
  support: 'Поддержка',
  auditor: 'Аудитор',
} as const satisfies Record<ConsoleRole, string>;

export const en = {
  admin: 'Administrator',
  'deans-office': 'Dean’s office',
  timetable: 'Timetable',
  library: 'Library',
  support: 'Support',
  auditor: 'Auditor',
} as const satisfies TextsLike<typeof ru>;

export const roleTexts = defineFolderTexts<typeof ru>('ui/roles');
