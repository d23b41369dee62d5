import { StickyNote } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Additional information on the pages of employees. */
export const employeeNotes = defineCrud({
  name: 'employee-notes',
  section: 'people',
  area: 'employees',
  icon: StickyNote,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/employee-notes'),
  calls: async () => (await import('@semestr/api/employees')).employeeNotes,
  represent: ({ title }) => title,
  kind: () => import('./kind.ts'),
});
