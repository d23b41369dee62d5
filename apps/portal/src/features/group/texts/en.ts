import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  group: 'group {{group}}',
  schedule: 'Schedule of the group',
  list: 'Group list, .xlsx',
  listLoaded: 'Group list loaded.',
  emails: 'e-mail addresses of the group',
  emailsTitle: 'E-mail',
  emailsHint: 'All addresses on this page, separated by commas: {{number}} in all.',
  noEmails: 'There are no e-mail addresses here.',
  byHand: 'The browser did not allow copying: select and copy it yourself',
  privacy: 'Your groupmates’ phone numbers and e-mails are not shown: they are used to recover passwords.',
  curator: 'Curator',
  noCurator: 'No curator assigned',
  noCuratorHint: 'Contact the dean’s office with questions.',
  head: 'Group head',
  noHead: 'No group head assigned',
  you: 'you',
  students_one: '{{count}}\u00a0student',
  students_other: '{{count}}\u00a0students',
  studentsTitle: 'Students',
  columns: { number: 'No.', name: 'Name', subgroup: 'Subgroup' },
  subgroup: 'Subgroup',
  everybody: 'All',
  headWord: 'group head',
  none: 'Nobody is in the group yet',
  noneHint: 'The list appears once the dean’s office has added the students.',
  noGroup: 'You are not in a group',
  noGroupHint: 'If this is a mistake, contact the dean’s office.',
} as const satisfies TextsLike<typeof ru>;

export default en;
