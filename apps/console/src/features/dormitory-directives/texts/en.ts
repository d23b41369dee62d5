import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Dormitory order',
  names: 'Awards and penalties',
  noneYet: 'No awards or penalties yet',
  fields: {
    number: 'Number',
    date: 'Day',
    type: 'Kind code',
    typeName: 'Kind',
    eventType: 'What it is',
    eventTypeName: 'Event code',
    reason: 'Reason',
    note: 'Note',
    status: 'State',
  },
} as const satisfies TextsLike<typeof ru>;
