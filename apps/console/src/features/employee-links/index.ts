import { Link2 } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { employeeLinkTexts } from './texts.ts';

/** Where else employees can be found. */
export const employeeLinks = defineResource({
  name: 'employee-links',
  section: 'data',
  icon: Link2,
  texts: employeeLinkTexts,
  calls: async () => (await import('@semestr/api/resources-people')).employeeLinks,
  represent: ({ link }) => link,
  pages: {
    list: () => import('./EmployeeLinkList.tsx'),
    create: () => import('./EmployeeLinkCreate.tsx'),
    edit: () => import('./EmployeeLinkEdit.tsx'),
  },
});
