import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'the rating of a year of study, the best first',
  student: 'marks and missed hours behind a student card',
  own: 'your marks, missed hours and place',
  year: 'instead of --course: the year in which they began, like 2025',
  courseOrYear: 'give --course or --year, one of the two',
  card: 'number of a student card',
  noneFound: 'There are no students in this year.',
  noLessons: 'No lessons have been noted this term yet.',
  unknown: 'No student has the card {{card}}. Check the number: it is printed on the student card.',
  total: 'Average mark: {{average}}, hours missed without a good reason: {{hours}}',
  place: 'Place: {{place}} of {{total}}',
  head: {
    place: 'place',
    card: 'card',
    average: 'average',
    shift: 'shift',
    hours: 'missed, h',
    point: 'CP {{number}}',
    noPoint: 'no CP',
    abbrev: 'abbr.',
    subject: 'subject',
  },
} as const satisfies TextsLike<typeof ru>;
