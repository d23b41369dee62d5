import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  faculty: 'Факультет',
  speciality: 'Специальность',
  course: 'Курс',
  choose: 'Выберите',
  first: {
    faculty: 'сначала факультет',
    speciality: 'сначала специальность',
    course: 'сначала курс',
  },
  coming: 'загружается…',
  none: {
    faculty: 'факультетов нет',
    speciality: 'у\u00a0факультета их\u00a0нет',
    course: 'курсов нет',
  },
} as const;

const en = {
  faculty: 'Faculty',
  speciality: 'Speciality',
  course: 'Year of study',
  choose: 'Choose',
  first: {
    faculty: 'faculty first',
    speciality: 'speciality first',
    course: 'year first',
  },
  coming: 'loading…',
  none: {
    faculty: 'no faculties',
    speciality: 'the faculty has none',
    course: 'no years',
  },
} as const satisfies TextsLike<typeof ru>;

export const cascadeTexts = defineTexts('cascade', { ru, en });
