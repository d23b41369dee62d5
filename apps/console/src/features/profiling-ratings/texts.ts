import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Место в\u00a0рейтинге',
  names: 'Рейтинг специализаций',
  noneYet: 'Рейтинга специализаций ещё нет',
  fields: {
    average: 'Средний балл',
    position: 'Место',
  },
} as const;

export const en = {
  name: 'Place in the rating',
  names: 'Rating of specialisations',
  noneYet: 'No rating of specialisations yet',
  fields: {
    average: 'Average',
    position: 'Place',
  },
} as const satisfies TextsLike<typeof ru>;
