export default {
  name: 'Сообщение',
  names: 'Исходящие',
  noneYet: 'Сообщений ещё нет',
  fields: {
    channel: 'Чем',
    recipient: 'Кому',
    subject: 'Тема',
    text: 'Текст',
    state: 'Состояние',
    nextAt: 'Следующая попытка',
    failures: 'Неудач',
    lastError: 'Последняя ошибка',
    sentAt: 'Отправлено',
  },
  choices: {
    state: {
      waiting: 'ждёт',
      sent: 'отправлено',
      failed: 'не\u00a0отправлено',
      expired: 'устарело',
    },
    channel: {
      email: 'почта',
      sms: 'SMS',
      push: 'браузер',
    },
  },
} as const;
