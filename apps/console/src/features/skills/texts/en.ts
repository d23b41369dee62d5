import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  name: 'Skill',
  names: 'Skills',
  noneYet: 'No skills yet',
  fields: {
    name: 'Name',
  },
} as const satisfies TextsLike<typeof ru>;
