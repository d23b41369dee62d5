import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list your requests, newest first',
  submit: 'submit a request',
  cancel: 'cancel your request before it is decided',
  document: 'a PDF, or photos of the pages of the document',
  id: 'number of the request, as shown by list',
  none: 'There are no requests.',
  head: {
    id: 'No.',
    submitted: 'submitted',
    state: 'status',
    decided: 'decided',
    remark: 'note',
  },
} as const satisfies TextsLike<typeof ru>;
