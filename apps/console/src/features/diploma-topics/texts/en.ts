import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Diploma topic',
  names: 'Diploma topics',
  noneYet: 'No diploma topics yet',
  fields: {
    topic: 'Topic',
    employeeId: 'Supervisor',
  },
} as const satisfies TextsLike<typeof ru>;
