import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Место практики',
  names: 'Места практики',
  noneYet: 'Мест практики ещё нет',
  fields: {
    name: 'Название',
  },
} as const;

export const en = {
  name: 'Place of practice',
  names: 'Places of practice',
  noneYet: 'No places of practice yet',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
