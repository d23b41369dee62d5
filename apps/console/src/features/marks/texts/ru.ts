export default {
  name: 'Отметка',
  names: 'Отметки в\u00a0зачётках',
  noneYet: 'Отметок в\u00a0зачётках ещё нет',
  fields: {
    disciplineId: 'Дисциплина',
    mark: 'Отметка',
    date: 'Когда',
    teacherId: 'Кто поставил',
    retakes: 'Пересдач',
    isDifference: 'Академическая разница',
  },
  hints: {
    mark: 'От\u00a00 до\u00a010, зачтено или не\u00a0зачтено',
  },
} as const;
