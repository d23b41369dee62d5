import { fullName } from '@semestr/core/display';
import { IdCard } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Employees, referred to by lessons, posts and other records. */
export const employees = defineCrud({
  name: 'employees',
  section: 'people',
  area: 'employees',
  icon: IdCard,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/employees'),
  calls: async () => (await import('@semestr/api/employees')).employees,
  represent: fullName,
  kind: () => import('./kind.ts'),
});
