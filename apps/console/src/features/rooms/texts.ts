import type { TextsLike } from '@semestr/core/texts';

export const ru = {
  name: 'Аудитория',
  names: 'Аудитории',
  noneYet: 'Аудиторий ещё нет',
  fields: {
    name: 'Номер',
    buildingId: 'Корпус',
    typeId: 'Вид',
    capacity: 'Мест',
    note: 'Примечание',
  },
} as const;

export const en = {
  name: 'Room',
  names: 'Rooms',
  noneYet: 'No rooms yet',
  fields: {
    name: 'Number',
    buildingId: 'Building',
    typeId: 'Type',
    capacity: 'Seats',
    note: 'Note',
  },
} as const satisfies TextsLike<typeof ru>;
