import { Shapes } from 'lucide-react';
import { defineResource } from '../../define-resource.ts';
import { roomTypeTexts } from './texts.ts';

/** What rooms are for. */
export const roomTypes = defineResource({
  name: 'room-types',
  section: 'data',
  icon: Shapes,
  texts: roomTypeTexts,
  calls: async () => (await import('@semestr/api/resources-structure')).roomTypes,
  represent: ({ name }) => name,
  pages: {
    list: () => import('./RoomTypeList.tsx'),
    create: () => import('./RoomTypeCreate.tsx'),
    edit: () => import('./RoomTypeEdit.tsx'),
  },
});
