export default {
  name: 'Группа',
  names: 'Группы',
  fields: {
    name: 'Номер',
    facultyId: 'Факультет',
    course: 'Курс',
    size: 'Студентов',
  },
} as const;
