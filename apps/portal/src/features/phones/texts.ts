import { defineTexts, type TextsLike } from '@semestr/core/texts';

const ru = {
  search: 'Фамилия, кабинет, подразделение или номер',
  all: 'Кабинетов с\u00a0телефонами: {{total}}',
  found: 'Найдено: {{total}}',
  shown: 'показаны 1–{{count}}',
  allShown: 'показаны все',
  coming: 'Кабинеты и\u00a0телефоны',
  caption: 'Кабинеты и\u00a0их телефоны',
  columns: { whose: 'Подразделение', where: 'Кабинет', numbers: 'Телефоны', people: 'Сотрудники' },
  room: 'ауд.\u00a0{{room}}',
  noNumber: 'нет',
  more: 'Показать ещё',
  nothingHint:
    'Попробуйте часть фамилии, номер кабинета, название подразделения или несколько цифр телефона.',
  showAll: 'Показать все телефоны',
  none: 'Телефонов пока нет',
  noneHint: 'Они появятся, когда университет внесёт или загрузит их.',
} as const;

const en = {
  search: 'Surname, room, department or number',
  all: 'Rooms with phones: {{total}}',
  found: 'Found: {{total}}',
  shown: '1–{{count}} shown',
  allShown: 'all shown',
  coming: 'Rooms and phones',
  caption: 'Rooms and their phones',
  columns: { whose: 'Department', where: 'Room', numbers: 'Phones', people: 'Staff' },
  room: 'room\u00a0{{room}}',
  noNumber: 'none',
  more: 'Show more',
  nothingHint: 'Try part of a surname, a room, a department or a few digits of a number.',
  showAll: 'Show all phones',
  none: 'There are no phones yet',
  noneHint: 'They will appear when the university enters or imports them.',
} as const satisfies TextsLike<typeof ru>;

export const phonesTexts = defineTexts('phones', { ru, en });
