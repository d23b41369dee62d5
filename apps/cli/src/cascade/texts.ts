import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  faculty: 'сокращение факультета',
  speciality: 'сокращение специальности, её код или вся строка',
  course: 'номер курса',
  noFaculty: 'Факультета «{{name}}» нет. Есть: {{names}}.',
  noSpeciality: 'Специальности «{{name}}» на факультете нет. Есть:{{names}}',
  severalSpecialities:
    'Специальностей «{{name}}» несколько. Назовите одну её кодом или всей строкой:{{names}}',
  noCourse: 'У специальности нет {{course}}-го курса. Есть: {{courses}}.',
  noCourses: 'У специальности ещё нет курсов.',
} as const;

const en = {
  faculty: 'abbreviation of the faculty',
  speciality: 'abbreviation, code or full line of the speciality',
  course: 'year of study',
  noFaculty: 'There is no faculty "{{name}}". Choose from: {{names}}.',
  noSpeciality: 'The faculty has no speciality "{{name}}". Choose from:{{names}}',
  severalSpecialities:
    'There are several specialities "{{name}}". Give the code or the full line of one:{{names}}',
  noCourse: 'The speciality has no year {{course}}. Choose from: {{courses}}.',
  noCourses: 'The speciality has no years yet.',
} as const satisfies TextsLike<typeof ru>;

/** Step-by-step choice: faculty, speciality, year. */
export const texts = defineTexts('cli-cascade', { ru, en });
