import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Employee note',
  names: 'Employee notes',
  noneYet: 'No employee notes yet',
  fields: {
    employeeId: 'Employee',
    title: 'Title',
    content: 'Text',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
