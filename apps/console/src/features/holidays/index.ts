import { CalendarOff } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Days without lessons, in every year or in one. */
export const holidays = defineCrud({
  name: 'holidays',
  section: 'timetable',
  area: 'timetable',
  icon: CalendarOff,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/holidays'),
  calls: async () => (await import('@semestr/api/holidays')).holidays,
  represent: ({ name }) => name,
  kind: () => import('./kind.tsx'),
});
