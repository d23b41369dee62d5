import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Journal lesson',
  names: 'Journal lessons',
  noneYet: 'No journal lessons yet',
  fields: {
    subjectId: 'Subject',
    date: 'Day',
    startTime: 'Begins',
    endTime: 'Ends',
    subgroup: 'Subgroup',
    hours: 'Hours',
    controlPoint: 'Control point',
    employeeId: 'Teacher',
  },
  choices: {
    subgroup: {
      0: 'the whole group',
      1: 'first',
      2: 'second',
    },
    controlPoint: {
      1: 'CP 1',
      2: 'CP 2',
      3: 'CP 3',
    },
  },
} as const satisfies TextsLike<typeof ru>;
