import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  now: '{{date, weekday}}, {{date, dayMonth}},',
  nowWeek: 'week\u00a0{{week}}',
  year: 'Academic year',
  presentYear: 'now',
  today: 'Today',
  print: 'Print',
  printed: 'Academic year {{year}}',
  weekColumn: 'wk',
  weekColumnWhole: 'Week number',
  week: 'week',
  holdsToday: 'today, week\u00a0{{week}}',
  holdsWeek: 'now week\u00a0{{week}}',
  key: 'Key',
  keys: {
    weeks: 'study week; counted from the week of 1\u00a0September, a line begins each new cycle',
    today: 'today',
    weekend: 'Saturday, Sunday',
    holiday: 'holiday',
  },
} as const satisfies TextsLike<typeof ru>;

export default en;
