import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  words: 'a surname, a number, a room or a department',
  exact: 'look for it as typed, not for what another keyboard layout would give',
  none: 'Nothing was found.',
  head: { room: 'room', phones: 'phones', people: 'people', departments: 'departments', note: 'note' },
} as const satisfies TextsLike<typeof ru>;
