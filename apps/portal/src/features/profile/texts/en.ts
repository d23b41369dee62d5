import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

const en = {
  person: 'Personal data',
  studies: 'Studies',
  contacts: 'Contacts',
  name: 'Full name',
  birthDate: 'Date of birth',
  card: 'Student card',
  group: 'Group',
  course: '{{course}}',
  courseLabel: 'Year',
  faculty: 'Faculty',
  speciality: 'Degree programme',
  roles: 'In the group',
  groupHead: 'Group head',
  canNote: 'Records absences',
  phone: 'Phone',
  email: 'E-mail',
  noPhone: 'not set',
  noEmail: 'not set',
  illiquid: 'There is a mistake in your data.',
  illiquidHint: 'Ask the dean’s office to correct it.',
  employee: 'This is an employee’s account: it has no study data.',
} as const satisfies TextsLike<typeof ru>;

export default en;
