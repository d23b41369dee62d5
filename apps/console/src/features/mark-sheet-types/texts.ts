import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Вид ведомости',
  names: 'Виды ведомостей',
  noneYet: 'Видов ведомостей ещё нет',
  fields: {
    shortName: 'Коротко',
    fullName: 'Полностью',
    coefficient: 'Коэффициент',
    price: 'Цена, р.',
    isExam: 'Для экзамена',
    isOffset: 'Для зачёта',
    isCourseWork: 'Для курсовой',
    isLab: 'Для лабораторных',
    isRemote: 'Для дистанционного обучения',
    order: 'Место в\u00a0списке',
  },
} as const;

export const en = {
  name: 'Kind of mark sheet',
  names: 'Kinds of mark sheets',
  noneYet: 'No kinds of mark sheets yet',
  fields: {
    shortName: 'Abbreviation',
    fullName: 'Full name',
    coefficient: 'Coefficient',
    price: 'Price, BYN',
    isExam: 'For an exam',
    isOffset: 'For a pass/fail test',
    isCourseWork: 'For a term paper',
    isLab: 'For labs',
    isRemote: 'For distance learning',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
