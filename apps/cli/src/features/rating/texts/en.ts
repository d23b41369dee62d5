import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'show the rating of a year of study, highest average first',
  student: 'show the marks and missed hours of a student card',
  own: 'show your marks, missed hours and place',
  year: 'year of admission instead of --course, e.g. 2025',
  courseOrYear: 'give either --course or --year',
  card: 'student card number',
  noneFound: 'There are no students in this year.',
  noLessons: 'No lessons have been recorded this term yet.',
  unknown: 'There is no student with the card {{card}}. Check the number on the student card.',
  total: 'Average mark: {{average}}, unexcused hours: {{hours}}',
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
