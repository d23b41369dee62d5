import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list the topics that you suggested, newest first',
  none: 'You have not suggested a topic yet.',
  head: {
    id: 'No.',
    suggested: 'suggested',
    topic: 'topic',
    supervisor: 'supervisor',
    state: 'status',
    decided: 'decided',
    remark: 'note',
  },
} as const satisfies TextsLike<typeof ru>;
