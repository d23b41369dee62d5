import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'your mark sheets, the newest first',
  subjects: 'what a mark sheet can be ordered for, and where there is a debt',
  cancel: 'cancel a mark sheet while it is in work',
  id: 'number of the mark sheet in the first column of the list',
  none: 'There are no mark sheets.',
  noSubjects: 'There is no subject that needs a mark sheet.',
  debt: 'debt',
  head: {
    id: 'No.',
    ordered: 'ordered',
    subject: 'subject',
    control: 'ends with',
    term: 'sem.',
    type: 'type',
    teacher: 'teacher',
    price: 'price',
    state: 'status',
    number: 'number',
    expires: 'valid until',
    remark: 'note',
    debt: 'debt',
  },
  states: {
    processing: 'in work',
    printed: 'ready',
    rejected: 'refused',
    cancelled: 'cancelled by you',
  },
} as const satisfies TextsLike<typeof ru>;
