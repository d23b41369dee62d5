export default {
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
