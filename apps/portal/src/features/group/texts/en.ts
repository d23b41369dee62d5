import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  group: 'group {{group}}',
  schedule: 'Schedule of the group',
  list: 'Group list, .xlsx',
  listLoaded: 'Group list loaded.',
  emails: 'e-mail addresses of the group',
  emailsTitle: 'E-mail',
  emailsHint: 'All addresses of this page, separated by commas. How many: {{number}}.',
  noEmails: 'There are no e-mail addresses here.',
  byHand: 'The browser did not allow copying: select and copy it yourself',
  privacy: 'Phones and e-mail of your groupmates are not shown: they serve to recover passwords.',
  curator: 'Curator',
  noCurator: 'There is no curator',
  noCuratorHint: 'Ask the dean’s office.',
  head: 'Group head',
  noHead: 'There is no group head',
  you: 'you',
  students_one: '{{count}}\u00a0student',
  students_other: '{{count}}\u00a0students',
  studentsTitle: 'Students',
  columns: { number: 'No.', name: 'Name', subgroup: 'Subgroup' },
  subgroup: 'Subgroup',
  everybody: 'All',
  headWord: 'group head',
  none: 'Nobody is in the group yet',
  noneHint: 'The list appears once the dean’s office has entered the students.',
  noGroup: 'You are in no group',
  noGroupHint: 'If that is a mistake, ask the dean’s office.',
} as const satisfies TextsLike<typeof ru>;

export default en;
