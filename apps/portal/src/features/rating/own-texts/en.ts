import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  group: 'group {{group}}',
  standing: 'Place in the year',
  course: 'Rating of the year',
  moved: 'Average and place by control point',
  point: 'Point',
  up: 'up by\u00a0{{count}}',
  down: 'down by\u00a0{{count}}',
  labs: 'Laboratory work',
  next: 'work\u00a0{{number}} by {{date, dayMonth}}',
  late_one: '{{count}}\u00a0overdue without a mark',
  late_other: '{{count}}\u00a0overdue without a mark',
  allDone: 'all are marked',
} as const satisfies TextsLike<typeof ru>;

export default en;
