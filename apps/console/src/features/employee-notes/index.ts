import { StickyNote } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { employeeNoteTexts } from './texts.ts';

/** What the pages of employees tell beside their posts. */
export const employeeNotes = definePlain({
  name: 'employee-notes',
  section: 'people',
  area: 'employees',
  icon: StickyNote,
  texts: employeeNoteTexts,
  calls: async () => (await import('@semestr/api/resources-people')).employeeNotes,
  represent: ({ title }) => title,
  kind: () => import('./kind.ts'),
});
