import { StickyNote } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { employeeNoteTexts } from './texts.ts';

/** What the pages of employees tell beside their posts. */
export const employeeNotes = defineResource({
  name: 'employee-notes',
  section: 'data',
  icon: StickyNote,
  texts: employeeNoteTexts,
  calls: async () => (await import('@semestr/api/resources-people')).employeeNotes,
  represent: ({ title }) => title,
  pages: {
    list: () => import('./EmployeeNoteList.tsx'),
    create: () => import('./EmployeeNoteCreate.tsx'),
    edit: () => import('./EmployeeNoteEdit.tsx'),
  },
});
