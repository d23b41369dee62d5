import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'External supervisor',
  names: 'External supervisors',
  noneYet: 'No external supervisors yet',
  fields: {
    names: 'Full name',
    degreeId: 'Degree',
    rankId: 'Rank',
    workPlace: 'Works at',
    jobPosition: 'As',
  },
} as const satisfies TextsLike<typeof ru>;
