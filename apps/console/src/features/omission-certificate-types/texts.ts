import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Документ о\u00a0пропуске',
  names: 'Документы о\u00a0пропусках',
  noneYet: 'Документов о\u00a0пропусках ещё нет',
  fields: {
    name: 'Название',
    order: 'Место в\u00a0списке',
  },
} as const;

export const en = {
  name: 'Absence document',
  names: 'Absence documents',
  noneYet: 'No absence documents yet',
  fields: {
    name: 'Name',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
