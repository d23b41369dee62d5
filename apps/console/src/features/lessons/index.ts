import { lettersOf } from '@semestr/core/lesson-letters';
import { CalendarClock } from 'lucide-react';
import { chosenLanguage } from '../../i18n/language.ts';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Lessons of the plan and of the examination session. */
export const lessons = defineCrud({
  name: 'lessons',
  section: 'timetable',
  area: 'timetable',
  icon: CalendarClock,
  gender: 'neuter',
  texts: defineFolderTexts<typeof ru>('features/lessons'),
  calls: async () => (await import('@semestr/api/timetable')).lessons,
  represent: ({ subject, type, startTime }) =>
    [subject, type && lettersOf(type, chosenLanguage()), startTime].filter(Boolean).join(', '),
  kind: () => import('./kind.ts'),
});
