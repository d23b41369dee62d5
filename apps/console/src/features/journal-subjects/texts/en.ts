import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Journal subject',
  names: 'Journal subjects',
  noneYet: 'No journal subjects yet',
  fields: {
    abbrev: 'Abbreviation',
    name: 'Name',
    type: 'Kind',
  },
  choices: {
    type: {
      ЛК: 'lecture',
      ПЗ: 'practical class',
      ЛР: 'lab',
    },
  },
} as const satisfies TextsLike<typeof ru>;
