import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Внешний руководитель',
  names: 'Внешние руководители',
  noneYet: 'Внешних руководителей ещё нет',
  fields: {
    names: 'Фамилия, имя, отчество',
    degreeId: 'Степень',
    rankId: 'Звание',
    workPlace: 'Место работы',
    jobPosition: 'Должность',
  },
} as const;

export const en = {
  name: 'External supervisor',
  names: 'External supervisors',
  noneYet: 'No external supervisors yet',
  fields: {
    names: 'Full name',
    degreeId: 'Degree',
    rankId: 'Rank',
    workPlace: 'Employer',
    jobPosition: 'Post',
  },
} as const satisfies TextsLike<typeof ru>;
