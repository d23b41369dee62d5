import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Loan',
  names: 'Books of students',
  fields: {
    title: 'Title',
    author: 'Author',
    takenOn: 'Taken',
    dueOn: 'Due',
    returnedOn: 'Returned',
    isReturned: 'Returned',
  },
} as const satisfies TextsLike<typeof ru>;
