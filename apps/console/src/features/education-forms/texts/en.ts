import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Form of education',
  names: 'Forms of education',
  noneYet: 'No forms of education yet',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
