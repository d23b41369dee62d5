import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Корпус',
  names: 'Корпуса',
  noneYet: 'Корпусов ещё нет',
  fields: {
    name: 'Название',
  },
} as const;

export const en = {
  name: 'Building',
  names: 'Buildings',
  noneYet: 'No buildings yet',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
