import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Enrolment in a group',
  names: 'Enrolments and transfers',
  noneYet: 'No enrolments yet',
  fields: {
    subgroup: 'Subgroup',
    from: 'First day',
    to: 'In another group from',
    orderNumber: 'Order number',
  },
  choices: { subgroup: { 1: 'first', 2: 'second' } },
} as const satisfies TextsLike<typeof ru>;
