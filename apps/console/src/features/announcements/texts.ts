import type { TextsLike } from '@semestr/core/texts';

export const ru = {
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

export const en = {
  name: 'Announcement',
  names: 'Announcements',
  noneYet: 'No announcements yet',
  fields: {
    content: 'Text',
    date: 'Day',
    startTime: 'Begins',
    endTime: 'Ends',
    room: 'Room',
    groupIds: 'For groups',
  },
} as const satisfies TextsLike<typeof ru>;
