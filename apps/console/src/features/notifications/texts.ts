import type { TextsLike } from '@semestr/core/texts';

export const ru = {
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

export const en = {
  name: 'Notification',
  names: 'Notifications',
  noneYet: 'No notifications yet',
  fields: {
    userId: 'For',
    type: 'Kind',
    message: 'Text',
    isViewed: 'Read',
  },
  choices: {
    type: {
      INFO: 'Message',
      SUCCESS: 'Done',
      FAILURE: 'Rejected',
    },
  },
} as const satisfies TextsLike<typeof ru>;
