import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  subtitle: 'what you study each year',
  choice: 'Filters',
  term: 'Semester',
  wholeCourse: 'the whole year',
  autumn: '{{semester}}, autumn',
  spring: '{{semester}}, spring',
  foreign: 'For students from abroad',
  show: 'Show',
  print: 'Print',
  table: 'List of disciplines',
  of: '{{speciality}}, {{course}}',
  semester: 'semester\u00a0{{semester}}',
  count_one: '{{count}}\u00a0discipline',
  count_other: '{{count}}\u00a0disciplines',
  hoursAll_one: '{{count}}\u00a0hour',
  hoursAll_other: '{{count}}\u00a0hours',
  creditsAll_one: '{{count}}\u00a0credit',
  creditsAll_other: '{{count}}\u00a0credits',
  columns: {
    index: 'No.',
    name: 'Discipline',
    controls: 'Assessment',
    semesters: 'Semester',
    hours: 'Hours',
    credits: 'Credits',
    creditsWhole: 'Credits',
  },
  noCredits: 'none',
  begin: {
    faculty: 'Choose a faculty first',
    speciality: 'Now choose a speciality',
    course: 'Now choose the year of study',
  },
  beginHint: 'The disciplines of that year appear here, with their hours and assessment.',
  none: 'There is no study plan for this year yet',
  noneHint: 'Choose another year or another speciality.',
  noneInTerm: 'There are no disciplines in this semester',
  noneInTermHint: 'See the whole year.',
} as const satisfies TextsLike<typeof ru>;

export default en;
