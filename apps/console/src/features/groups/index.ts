import { Users2 } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Student groups, with their curators. */
export const groups = defineCrud({
  name: 'groups',
  section: 'structure',
  area: 'groups',
  icon: Users2,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/groups'),
  calls: async () => (await import('@semestr/api/groups')).groups,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
