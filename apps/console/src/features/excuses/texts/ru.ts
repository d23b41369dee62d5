export default {
  name: 'Уважительная причина',
  names: 'Уважительные причины',
  noneYet: 'Уважительных причин ещё нет',
  fields: {
    dateFrom: 'С\u00a0какого дня',
    dateTo: 'По\u00a0какой день',
    name: 'Документ',
    note: 'Примечание',
    semester: 'Семестр по\u00a0счёту',
  },
} as const;
