import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list your applications for practice, newest first',
  none: 'There are no applications.',
  head: {
    id: 'No.',
    applied: 'applied',
    type: 'type',
    enterprise: 'enterprise',
    supervisor: 'supervisor',
    state: 'status',
    decided: 'decided',
    number: 'number',
    remark: 'note',
  },
} as const satisfies TextsLike<typeof ru>;
