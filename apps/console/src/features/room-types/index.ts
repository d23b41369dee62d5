import { Shapes } from 'lucide-react';
import { definePlain } from '../../ui/kind/define-plain.ts';
import { roomTypeTexts } from './texts.ts';

/** What rooms are for. */
export const roomTypes = definePlain({
  name: 'room-types',
  section: 'structure',
  area: 'rooms',
  icon: Shapes,
  texts: roomTypeTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).roomTypes,
  represent: ({ name }) => name,
  kind: () => import('./kind.ts'),
});
