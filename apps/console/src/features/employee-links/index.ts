import { Link2 } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { employeeLinkTexts } from './texts.ts';

/** Where else employees can be found. */
export const employeeLinks = definePlain({
  name: 'employee-links',
  section: 'people',
  area: 'employees',
  icon: Link2,
  texts: employeeLinkTexts,
  calls: async () => (await import('@semestr/api/resources-people')).employeeLinks,
  represent: ({ link }) => link,
  kind: () => import('./kind.ts'),
});
