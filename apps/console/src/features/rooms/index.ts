import { DoorOpen } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { roomTexts } from './texts.ts';

/** Rooms in which lessons take place. */
export const rooms = defineCrud({
  name: 'rooms',
  section: 'structure',
  area: 'rooms',
  icon: DoorOpen,
  texts: roomTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).rooms,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
