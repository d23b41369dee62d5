import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'the topics that you suggested, the newest first',
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
  states: { suggested: 'being considered', agreed: 'agreed', approved: 'approved', rejected: 'refused' },
} as const satisfies TextsLike<typeof ru>;
