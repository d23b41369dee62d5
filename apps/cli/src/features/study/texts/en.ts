import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list your applications to study a subject, newest first',
  none: 'There are no applications.',
  head: {
    id: 'No.',
    applied: 'applied',
    subject: 'subject',
    term: 'sem.',
    purpose: 'purpose',
    price: 'price',
    state: 'status',
    decided: 'decided',
    remark: 'note',
  },
  purposes: { parallel: 'parallel study', difference: 'academic difference' },
} as const satisfies TextsLike<typeof ru>;
