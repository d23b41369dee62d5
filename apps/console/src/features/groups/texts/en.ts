import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Group',
  names: 'Groups',
  fields: {
    name: 'Number',
    facultyId: 'Faculty',
    course: 'Course',
    size: 'Students',
  },
} as const satisfies TextsLike<typeof ru>;
