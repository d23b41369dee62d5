import { CalendarDays } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { termMark } from '../../ui/terms.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Dates of the university's terms, which apply to groups without individual dates. */
export const terms = defineCrud({
  name: 'terms',
  section: 'timetable',
  area: 'timetable',
  icon: CalendarDays,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/terms'),
  calls: async () => (await import('@semestr/api/terms')).terms,
  represent: ({ term }) => termMark(term),
  kind: () => import('./kind.ts'),
});
