import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  mine: 'My books',
  held_one: 'You have {{count}}\u00a0book',
  held_other: 'You have {{count}}\u00a0books',
  heldLate: '{{held}}, {{late}}',
  late_one: '{{count}}\u00a0is overdue',
  late_other: '{{count}}\u00a0are overdue',
  onlyLate: 'it is overdue',
  allLate: 'all are overdue',
  columns: { book: 'Book', taken: 'Taken', due: 'Due back' },
  due: {
    late_one: 'Overdue by {{count}}\u00a0day',
    late_other: 'Overdue by {{count}}\u00a0days',
    today: 'Today is the last day',
    left_one: '{{count}}\u00a0day left',
    left_other: '{{count}}\u00a0days left',
  },
  none: 'You have no books from the library',
  noneHint: 'Borrow a book from the library, and its due date appears here.',
  news: 'Library news',
  moreNews_one: '{{count}}\u00a0more',
  moreNews_other: '{{count}}\u00a0more',
} as const satisfies TextsLike<typeof ru>;

export default en;
