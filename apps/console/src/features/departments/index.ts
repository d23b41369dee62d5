import { Network } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { departmentTexts } from './texts.ts';

/** Departments of the university, which can be nested: listed as a tree in which they are moved, or as a table. */
export const departments = defineCrud({
  name: 'departments',
  section: 'structure',
  area: 'structure',
  icon: Network,
  gender: 'neuter',
  texts: departmentTexts,
  calls: async () => (await import('@semestr/api/departments')).departments,
  represent: ({ abbrev }) => abbrev,
  kind: () => import('./kind.ts'),
  pages: { list: () => import('./DepartmentList.tsx') },
});
