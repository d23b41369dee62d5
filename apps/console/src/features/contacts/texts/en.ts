import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Contact',
  names: 'Contacts',
  noneYet: 'No contacts yet',
  fields: {
    userId: 'Whose',
    type: 'Kind',
    value: 'Value',
    isConfirmed: 'Confirmed',
  },
  choices: {
    type: {
      4: 'Telephone',
      6: 'E-mail',
    },
  },
  hints: {
    value: 'The owner will have to confirm a new value',
  },
} as const satisfies TextsLike<typeof ru>;
