import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Work',
  names: 'Social and research work',
  noneYet: 'No social or research work yet',
  fields: {
    kind: 'Kind',
    title: 'What was done',
    date: 'When',
    status: 'Status',
  },
  choices: {
    kind: {
      social: 'Social',
      research: 'Research',
    },
  },
} as const satisfies TextsLike<typeof ru>;
