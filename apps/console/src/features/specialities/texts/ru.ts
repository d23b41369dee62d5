export default {
  name: 'Специальность',
  names: 'Специальности',
  fields: {
    name: 'Название',
    abbrev: 'Сокращение',
    code: 'Код',
    formId: 'Форма обучения',
  },
} as const;
