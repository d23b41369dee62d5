export default {
  faculty: 'только этого факультета, по его сокращению',
  none: 'Специальностей пока нет.',
  head: {
    id: '№',
    code: 'код',
    abbrev: 'сокращение',
    name: 'название',
    form: 'форма обучения',
    faculty: 'факультет',
  },
} as const;
