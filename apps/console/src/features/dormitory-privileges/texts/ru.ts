export default {
  name: 'Льгота студента',
  names: 'Льготы студентов',
  noneYet: 'Льгот студентов ещё нет',
  fields: {
    kindId: 'Льгота',
    year: 'Год',
    note: 'Примечание',
  },
} as const;
