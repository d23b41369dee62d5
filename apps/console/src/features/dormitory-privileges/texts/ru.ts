export default {
  name: 'Льгота студента',
  names: 'Льготы студентов',
  fields: {
    kindId: 'Льгота',
    year: 'Год',
    note: 'Примечание',
  },
} as const;
