import { DoorOpen } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { defineFolderTexts } from '../../i18n/folder-texts.ts';
import type { ru } from './texts.ts';

/** Rooms in which lessons take place. */
export const rooms = defineCrud({
  name: 'rooms',
  section: 'structure',
  area: 'rooms',
  icon: DoorOpen,
  gender: 'feminine',
  texts: defineFolderTexts<typeof ru>('features/rooms'),
  calls: async () => (await import('@semestr/api/rooms')).rooms,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
