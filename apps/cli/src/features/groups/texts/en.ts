import type { TextsLike } from '@semestr/core/texts';
import type ru from './ru.ts';

export default {
  list: 'list all groups, or those whose number begins with the text',
  own: 'show your group: curator and students',
  beginning: 'beginning of the group number',
  none: 'There are no groups whose number begins with "{{beginning}}".',
  noneAtAll: 'There are no groups yet.',
  noneFound: 'The group has no students yet.',
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
