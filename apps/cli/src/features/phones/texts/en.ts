import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  words: 'a surname, a number, a room or a department',
  exact: 'search only for the text as typed, not in another keyboard layout',
  none: 'Nothing was found.',
  head: { room: 'room', phones: 'phones', people: 'people', departments: 'departments', note: 'note' },
} as const satisfies TextsLike<typeof ru>;
