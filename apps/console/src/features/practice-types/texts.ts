import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Вид практики',
  names: 'Виды практики',
  noneYet: 'Видов практики ещё нет',
  fields: {
    name: 'Название',
    order: 'Место в\u00a0списке',
  },
} as const;

export const en = {
  name: 'Kind of practice',
  names: 'Kinds of practice',
  noneYet: 'No kinds of practice yet',
  fields: {
    name: 'Name',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
