import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  time: 'Time',
  lesson: 'Class',
  room: 'Room',
  teacher: 'Teacher',
  groups: 'Groups',
  minutesLeft: '{{minutes, duration}} left',
  subgroup: 'subgroup {{subgroup}}',
} as const satisfies TextsLike<typeof ru>;

export default en;
