import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Directive of the dormitory',
  names: 'Premiums and penalties',
  fields: {
    number: 'Number',
    date: 'Day',
    type: 'Code of the kind',
    typeName: 'Kind',
    eventType: 'What it is',
    eventTypeName: 'Code of the event',
    reason: 'Reason',
    note: 'Note',
    status: 'State',
  },
} as const satisfies TextsLike<typeof ru>;
