import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Topic of a diploma',
  names: 'Topics of diplomas',
  fields: {
    topic: 'Topic',
    employeeId: 'Supervisor',
  },
} as const satisfies TextsLike<typeof ru>;
