import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Student skill',
  names: 'Student skills',
  noneYet: 'No student skills yet',
  fields: {
    studentId: 'Student',
    skillId: 'Skill',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
