export default {
  name: 'Уведомление',
  names: 'Уведомления',
  noneYet: 'Уведомлений ещё нет',
  fields: {
    userId: 'Кому',
    type: 'Вид',
    message: 'Текст',
    isViewed: 'Прочитано',
  },
  choices: {
    type: {
      INFO: 'Сообщение',
      SUCCESS: 'Готово',
      FAILURE: 'Отказ',
    },
  },
} as const;
