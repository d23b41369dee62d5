import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  search: 'Surname, room, department or number',
  all: 'Rooms with phones: {{total}}',
  found: 'Found: {{total}}',
  shown: '1–{{count}} shown',
  allShown: 'all shown',
  coming: 'Rooms and phones',
  caption: 'Rooms and their phones',
  columns: { whose: 'Department', where: 'Room', numbers: 'Phones', people: 'Staff' },
  room: 'room\u00a0{{room}}',
  noNumber: 'none',
  more: 'Show more',
  nothingHint: 'Try part of a surname, a room, a department or a few digits of a number.',
  showAll: 'Show all phones',
  none: 'There are no phones yet',
  noneHint: 'They will appear when the university enters or imports them.',
} as const satisfies TextsLike<typeof ru>;

export default en;
