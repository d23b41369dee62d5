export default {
  name: 'Навык студента',
  names: 'Навыки студентов',
  noneYet: 'Навыков студентов ещё нет',
  fields: {
    studentId: 'Студент',
    skillId: 'Навык',
    order: 'Место в\u00a0списке',
  },
} as const;
