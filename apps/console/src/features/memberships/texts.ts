import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Членство',
  names: 'Членство',
  noneYet: 'Сведений о\u00a0членстве ещё нет',
  fields: {
    kind: 'Где состоит',
    since: 'С\u00a0какого дня',
  },
  choices: {
    kind: {
      brsm: 'БРСМ',
      'prof-com': 'Профком',
    },
  },
} as const;

export const en = {
  name: 'Membership',
  names: 'Memberships',
  noneYet: 'No memberships yet',
  fields: {
    kind: 'Organisation',
    since: 'Since',
  },
  choices: {
    kind: {
      brsm: 'Youth union',
      'prof-com': 'Trade union',
    },
  },
} as const satisfies TextsLike<typeof ru>;
