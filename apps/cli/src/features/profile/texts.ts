import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  card: 'номер студенческого',
  group: 'группа',
  course: 'курс',
  faculty: 'факультет',
  speciality: 'специальность',
  form: 'форма обучения',
  phone: 'телефон',
  email: 'e-mail',
  page: 'страница',
  fault: 'исправить',
} as const;

const en = {
  card: 'student card',
  group: 'group',
  course: 'year',
  faculty: 'faculty',
  speciality: 'speciality',
  form: 'form of education',
  phone: 'phone',
  email: 'e-mail',
  page: 'page',
  fault: 'to be corrected',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-profile', { ru, en });
