import { termMark } from '../../ui/terms.ts';
import { CalendarRange } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Dates of the terms and examination sessions of groups. */
export const groupTerms = defineCrud({
  name: 'group-terms',
  section: 'timetable',
  area: 'groups',
  icon: CalendarRange,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/group-terms'),
  calls: async () => (await import('@semestr/api/terms')).groupTerms,
  represent: ({ term }) => termMark(term),
  kind: () => import('./kind.ts'),
});
