import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Специальность',
  names: 'Специальности',
  noneYet: 'Специальностей ещё нет',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
    code: 'Код',
    formId: 'Форма обучения',
  },
} as const;

export const en = {
  name: 'Speciality',
  names: 'Specialities',
  noneYet: 'No specialities yet',
  fields: {
    name: 'Name',
    abbrev: 'Abbreviation',
    code: 'Code',
    formId: 'Form of education',
  },
} as const satisfies TextsLike<typeof ru>;
