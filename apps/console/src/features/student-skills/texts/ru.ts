export default {
  name: 'Навык студента',
  names: 'Навыки студентов',
  fields: {
    studentId: 'Студент',
    skillId: 'Навык',
    order: 'Место в\u00a0списке',
  },
} as const;
