import { Building2 } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Buildings, which rooms refer to. */
export const buildings = defineCrud({
  name: 'buildings',
  section: 'structure',
  area: 'rooms',
  icon: Building2,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/buildings'),
  calls: async () => (await import('@semestr/api/rooms')).buildings,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
