export default {
  name: 'Объявление',
  names: 'Объявления',
  noneYet: 'Объявлений ещё нет',
  fields: {
    content: 'Текст',
    date: 'День',
    startTime: 'Начало',
    endTime: 'Конец',
    room: 'Аудитория',
    groupIds: 'Для групп',
  },
} as const;
