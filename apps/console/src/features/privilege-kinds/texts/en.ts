import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Privilege',
  names: 'Kinds of privilege',
  noneYet: 'No kinds of privilege yet',
  fields: {
    name: 'Name',
    categoryId: 'Category',
  },
} as const satisfies TextsLike<typeof ru>;
