import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Employee link',
  names: 'Employee links',
  noneYet: 'No employee links yet',
  fields: {
    employeeId: 'Employee',
    type: 'What it is',
    link: 'Address',
    order: 'Place in the list',
  },
  hints: {
    link: 'In full: https://example.org/name',
  },
} as const satisfies TextsLike<typeof ru>;
