import { Briefcase } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Posts of employees in departments. */
export const positions = defineCrud({
  name: 'positions',
  section: 'people',
  area: 'employees',
  icon: Briefcase,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/positions'),
  calls: async () => (await import('@semestr/api/employees')).positions,
  represent: ({ title, id }) => title || `№\u00a0${id}`,
  kind: () => import('./kind.ts'),
});
