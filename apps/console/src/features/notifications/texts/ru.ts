export default {
  name: 'Уведомление',
  names: 'Уведомления',
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
