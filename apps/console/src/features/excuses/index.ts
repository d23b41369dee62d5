import { CalendarCheck } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Excused absences, in days. */
export const excuses = defineCrud({
  name: 'excuses',
  section: 'studies',
  area: 'studies',
  icon: CalendarCheck,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/excuses'),
  calls: async () => (await import('@semestr/api/omissions-records')).excuses,
  namedAfter: [['studentId', 'students']],
  kind: () => import('./kind.ts'),
});
