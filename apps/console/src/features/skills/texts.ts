import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Навык',
  names: 'Навыки',
  noneYet: 'Навыков ещё нет',
  fields: {
    name: 'Название',
  },
} as const;

export const en = {
  name: 'Skill',
  names: 'Skills',
  noneYet: 'No skills yet',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
