import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Membership',
  names: 'Memberships',
  noneYet: 'No memberships yet',
  fields: {
    kind: 'Of what',
    since: 'Since',
  },
  choices: {
    kind: {
      brsm: 'Youth union',
      'prof-com': 'Trade union',
    },
  },
} as const satisfies TextsLike<typeof ru>;
