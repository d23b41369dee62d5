export default {
  name: 'Объявление',
  names: 'Объявления',
  fields: {
    content: 'Текст',
    date: 'День',
    startTime: 'Начало',
    endTime: 'Конец',
    room: 'Аудитория',
    groupIds: 'Для групп',
  },
} as const;
