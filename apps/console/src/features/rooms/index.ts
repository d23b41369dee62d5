import { DoorOpen } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { roomTexts } from './texts.ts';

/** Rooms, in which lessons are given. */
export const rooms = definePlain({
  name: 'rooms',
  section: 'structure',
  area: 'rooms',
  icon: DoorOpen,
  texts: roomTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).rooms,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
