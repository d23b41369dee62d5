import { fullName } from '@semestr/core/display';
import { IdCard } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { employeeTexts } from './texts.ts';

/** Employees, by whose names lessons, posts and others refer to them. */
export const employees = definePlain({
  name: 'employees',
  section: 'people',
  area: 'employees',
  icon: IdCard,
  texts: employeeTexts,
  calls: async () => (await import('@semestr/api/resources-people')).employees,
  represent: fullName,
  kind: () => import('./kind.ts'),
});
