import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  group: 'number of the group',
  employee: 'instead of a group: a teacher, by the end of their page’s address',
  department: 'instead of a group: a department, by the end of its page’s address',
  week: 'number of the week, 1–4 (the current one by default)',
  subgroup: 'only subgroup 1 or 2',
  xlsx: 'save the lessons of a group in this term as a workbook (.xlsx)',
  xlsxOfGroup: '--xlsx is for a group only',
  oneOfThree: 'name a group, --employee or --department, one of the three',
  ofGroup: 'Group {{name}}',
  ofRoom: 'Room {{room}}',
  weekNumber: 'week {{week}}',
  ofSubgroup: 'subgroup {{subgroup}}',
  subgroupShort: 'subgr. {{subgroup}}',
  empty: 'No lessons this week.',
  notBegun: 'Lessons have not begun yet: this is the first week.',
  over: 'Lessons are over: this is the last week.',
  today: 'today',
  noGroup: 'There is no schedule of group {{name}}.',
  noEmployee: 'There is no schedule of the teacher "{{urlId}}".',
  noDepartment: 'There is no department "{{urlId}}". Find the address with: semestr departments list',
  noRoom: 'There is no room "{{room}}". Find it with: semestr rooms list NUMBER',
  similar: 'There are groups: {{names}}.',
} as const satisfies TextsLike<typeof ru>;
