import { StickyNote } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { employeeNoteTexts } from './texts.ts';

/** Additional information on the pages of employees. */
export const employeeNotes = defineCrud({
  name: 'employee-notes',
  section: 'people',
  area: 'employees',
  icon: StickyNote,
  texts: employeeNoteTexts,
  calls: async () => (await import('@semestr/api/resources-people')).employeeNotes,
  represent: ({ title }) => title,
  kind: () => import('./kind.ts'),
});
