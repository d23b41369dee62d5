import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Work',
  names: 'Works of students',
  fields: {
    kind: 'Kind',
    title: 'What was done',
    date: 'When',
    status: 'State',
  },
  choices: {
    kind: {
      social: 'Social',
      research: 'Research',
    },
  },
} as const satisfies TextsLike<typeof ru>;
