import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Bug report',
  names: 'Bug reports',
  noneYet: 'No bug reports yet',
  fields: {
    subject: 'Subject',
    text: 'Text',
    email: 'From',
    url: 'Page',
    pictures: 'Pictures',
  },
  picture: 'Picture of the page {{number}}',
} as const satisfies TextsLike<typeof ru>;
