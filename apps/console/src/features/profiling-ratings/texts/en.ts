import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Place in the rating',
  names: 'Rating of specialisations',
  noneYet: 'No rating of specialisations yet',
  fields: {
    average: 'Average',
    position: 'Place',
  },
} as const satisfies TextsLike<typeof ru>;
