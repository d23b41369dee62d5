export default {
  name: 'Сотрудник',
  names: 'Сотрудники',
  fields: {
    lastName: 'Сотрудник',
    degreeAbbrev: 'Степень',
    rank: 'Звание',
    email: 'Электронная почта',
  },
} as const;
