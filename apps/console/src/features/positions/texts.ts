import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Должность',
  names: 'Должности',
  noneYet: 'Должностей ещё нет',
  fields: {
    title: 'Должность',
    isHead: 'Руководит',
    phone: 'Телефон',
    room: 'Кабинет',
    building: 'Корпус',
    address: 'Адрес',
    order: 'Место в\u00a0списке',
  },
} as const;

export const en = {
  name: 'Post',
  names: 'Posts',
  noneYet: 'No posts yet',
  fields: {
    title: 'Post',
    isHead: 'Head of department',
    phone: 'Telephone',
    room: 'Room',
    building: 'Building',
    address: 'Address',
    order: 'Place in the list',
  },
} as const satisfies TextsLike<typeof ru>;
