import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Loan',
  names: 'Books on loan',
  noneYet: 'No books on loan yet',
  fields: {
    title: 'Title',
    author: 'Author',
    takenOn: 'Borrowed',
    dueOn: 'Due',
    returnedOn: 'Returned',
    isReturned: 'Returned',
  },
} as const satisfies TextsLike<typeof ru>;
