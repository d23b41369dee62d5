import { Link2 } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Links to other profiles of employees. */
export const employeeLinks = defineCrud({
  name: 'employee-links',
  section: 'people',
  area: 'employees',
  icon: Link2,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/employee-links'),
  calls: async () => (await import('@semestr/api/employees')).employeeLinks,
  represent: ({ link }) => link,
  kind: () => import('./kind.ts'),
});
