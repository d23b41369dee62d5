import { BadgePercent } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Kinds of privileges that can give a student priority for a room. */
export const privilegeKinds = defineCrud({
  name: 'privilege-kinds',
  section: 'campus',
  area: 'choices',
  icon: BadgePercent,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/privilege-kinds'),
  calls: async () => (await import('@semestr/api/dormitory')).privilegeKinds,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
