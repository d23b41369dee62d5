import { fullName } from '@semestr/core/display';
import { IdCard } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { employeeTexts } from './texts.ts';

/** Employees: the list, by whose names links, notes and others refer to them. */
export const employees = defineResource({
  name: 'employees',
  section: 'data',
  icon: IdCard,
  texts: employeeTexts,
  calls: async () => (await import('@semestr/api/resources-people')).employees,
  represent: fullName,
  pages: { list: () => import('./EmployeeList.tsx') },
});
