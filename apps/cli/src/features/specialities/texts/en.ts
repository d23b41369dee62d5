import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  faculty: 'only of this faculty, by its abbreviation',
  none: 'There are no specialities yet.',
  head: {
    id: 'No.',
    code: 'code',
    abbrev: 'abbreviation',
    name: 'name',
    form: 'form of education',
    faculty: 'faculty',
  },
} as const satisfies TextsLike<typeof ru>;
