import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  name: 'имя',
  birthDate: 'дата рождения',
  group: 'группа',
  course: 'курс',
  faculty: 'факультет',
  speciality: 'специальность',
  summary: 'о себе',
  skills: 'навыки',
  references: 'ссылки',
  rating: 'рейтинг',
  stars: '{{rating}} из 5',
  published: 'опубликована',
  searchJob: 'ищу работу',
  showRating: 'рейтинг виден',
} as const;

const en = {
  name: 'name',
  birthDate: 'date of birth',
  group: 'group',
  course: 'year',
  faculty: 'faculty',
  speciality: 'speciality',
  summary: 'about me',
  skills: 'skills',
  references: 'links',
  rating: 'rating',
  stars: '{{rating}} of 5',
  published: 'published',
  searchJob: 'looking for a job',
  showRating: 'rating is shown',
} as const satisfies TextsLike<typeof ru>;

export const texts = defineTexts('cli-cv', { ru, en });
