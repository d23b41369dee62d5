import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'all groups, or those whose number begins so',
  own: 'who is in your group: its curator and the students',
  beginning: 'the beginning of a group’s number',
  none: 'There are no groups whose number begins with "{{beginning}}".',
  noneAtAll: 'There are no groups yet.',
  noneFound: 'There is nobody in the group yet.',
  head: {
    name: 'group',
    course: 'year',
    faculty: 'faculty',
    speciality: 'abbr.',
    specialityName: 'speciality',
    person: 'name',
    position: 'role',
    subgroup: 'subgr.',
    phone: 'phone',
    email: 'e-mail',
  },
} as const satisfies TextsLike<typeof ru>;
