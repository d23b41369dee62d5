export default {
  none: 'Учебного плана на этот курс пока нет.',
  head: {
    name: 'дисциплина',
    controls: 'контроль',
    semesters: 'сем.',
    hours: 'часы',
    credits: 'з. е.',
  },
} as const;
