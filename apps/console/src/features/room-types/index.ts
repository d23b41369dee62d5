import { Shapes } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Types of rooms, by purpose. */
export const roomTypes = defineCrud({
  name: 'room-types',
  section: 'structure',
  area: 'rooms',
  icon: Shapes,
  gender: 'masculine',
  texts: defineFolderTexts<typeof ru>('features/room-types'),
  calls: async () => (await import('@semestr/api/rooms')).roomTypes,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
