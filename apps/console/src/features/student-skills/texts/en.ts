import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Skill of a student',
  names: 'Skills of students',
  fields: {
    studentId: 'Student',
    skillId: 'Skill',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
