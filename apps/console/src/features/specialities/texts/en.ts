import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Speciality',
  names: 'Specialities',
  noneYet: 'No specialities yet',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
    code: 'Code',
    formId: 'Form of education',
  },
} as const satisfies TextsLike<typeof ru>;
