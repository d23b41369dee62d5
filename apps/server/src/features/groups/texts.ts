import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  title: 'Список группы {{group}}',
  number: '№',
  fio: 'Фамилия, имя, отчество',
  subgroup: 'Подгруппа',
  position: 'Должность',
  groupHead: 'Староста',
} as const;

const en = {
  title: 'Group list {{group}}',
  number: 'No.',
  fio: 'Surname, first name, middle name',
  subgroup: 'Subgroup',
  position: 'Position',
  groupHead: 'Group head',
} as const satisfies TextsLike<typeof ru>;

export const groupTexts = defineTexts('server.groups', { ru, en });
