import { Shapes } from 'lucide-react';
import { defineCrud } from '../../ui/kind/define-plain.ts';
import { roomTypeTexts } from './texts.ts';

/** Types of rooms, by purpose. */
export const roomTypes = defineCrud({
  name: 'room-types',
  section: 'structure',
  area: 'rooms',
  icon: Shapes,
  texts: roomTypeTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).roomTypes,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
