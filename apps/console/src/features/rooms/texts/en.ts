import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Room',
  names: 'Rooms',
  noneYet: 'No rooms yet',
  fields: {
    name: 'Number',
    buildingId: 'Building',
    typeId: 'Type',
    capacity: 'Seats',
    note: 'Note',
  },
} as const satisfies TextsLike<typeof ru>;
