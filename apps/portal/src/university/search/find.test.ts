import { expect, it } from 'vitest';
import type { User } from '../../session/session.ts';
import { findPages } from './find.ts';

const student: User = {
  username: '42850001',
  fio: 'Лисицкая Анна Игоревна',
  accountType: 'STUDENT',
  authorities: [],
  isGroupHead: false,
  canStudentNote: false,
  email: null,
  phone: '',
  group: '428501',
  photoUrl: null,
  hasNotConfirmedContact: false,
  rememberDevice: false,
};

it.each([
  ['справка', 'Справки'],
  ['заказать справку', 'Справки'],
  ['ведомость', 'Ведомости'],
  ['зачетка', 'Зачётная книжка'],
  ['зачётная', 'Зачётная книжка'],
  ['pfx`nrf', 'Зачётная книжка'],
  ['markbook', 'Зачётная книжка'],
  ['одногруппники', 'Моя группа'],
  ['сменить пароль', 'Настройки'],
  ['смена пароля', 'Настройки'],
  ['экзамены', 'Расписание'],
  ['общага', 'Общежитие'],
  ['академ', 'Академический отпуск'],
  ['Даведкі', 'Справки'],
])('search of pages: a student finds by %j the page «%s» first or second', (text, title) => {
  const names = findPages(text, student, 'ru').map(({ name }) => name.replaceAll('\u00a0', ' '));
  expect(names.slice(0, 2)).toContain(title);
});

it('search of pages: a visitor finds the pages of students, which require a sign-in', () => {
  expect(findPages('зачётная', null, 'ru').map(({ to }) => to)).toContain('/personal-account/markbook');
  expect(findPages('пропуски группы', null, 'ru').map(({ to }) => to)).not.toContain(
    '/personal-account/headman',
  );
});

it('search of pages: a text without letters has no results', () => {
  expect(findPages('%', student, 'ru')).toEqual([]);
});
