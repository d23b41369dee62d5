import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list your mark sheets, newest first',
  subjects: 'list the subjects you can order a mark sheet for, and your debts',
  cancel: 'cancel a mark sheet that is in progress',
  id: 'number of the mark sheet in the first column of the list',
  none: 'There are no mark sheets.',
  noSubjects: 'No subject needs a mark sheet.',
  debt: 'debt',
  head: {
    id: 'No.',
    ordered: 'ordered',
    subject: 'subject',
    control: 'assessment',
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
} as const satisfies TextsLike<typeof ru>;
