import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  list: 'все группы или те, чей номер так начинается',
  own: 'кто в вашей группе: куратор и студенты',
  beginning: 'начало номера группы',
  none: 'Групп, чей номер начинается с «{{beginning}}», нет.',
  noneAtAll: 'Групп пока нет.',
  noneFound: 'В группе пока никого нет.',
  head: {
    name: 'группа',
    course: 'курс',
    faculty: 'факультет',
    speciality: 'сокр.',
    specialityName: 'специальность',
    person: 'имя',
    position: 'роль',
    subgroup: 'подгр.',
    phone: 'телефон',
    email: 'почта',
  },
} as const;

const en = {
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

export const texts = defineTexts('cli-groups', { ru, en });
