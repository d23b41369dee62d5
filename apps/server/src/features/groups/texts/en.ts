import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  title: 'Group list {{group}}',
  number: 'No.',
  fio: 'Surname, first name, middle name',
  subgroup: 'Subgroup',
  position: 'Position',
  groupHead: 'Group head',
} as const satisfies TextsLike<typeof ru>;
