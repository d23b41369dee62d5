import { expect, it } from 'vitest';
import { roomIn, parseWorkPhone, parseWorkplace } from './table-import-workplaces.ts';

it.each([
  ['каб. 512', '512', null],
  ['каб.512-4', '512', '4'],
  ['Кабинет № 512-4 к.', '512', '4'],
  ['512а, корп. 4', '512а', '4'],
  ['512 (4 к.)', '512', '4'],
  ['512/4', '512', '4'],
  ['5124', '5124', null],
  ['Библиотека', 'Библиотека', null],
  ['кабина', 'кабина', null],
] as const)('workplaces: “%s” is room %s of building %s', (text, room, building) => {
  expect(parseWorkplace(text)).toEqual({ room, building });
});

it('workplaces: removes the word before the number of a room', () => {
  expect(roomIn('ауд. 407-5')).toBe('407-5');
});

it.each([
  ['8 (017) 293-89-11', '+375172938911'],
  ['тел. 293-89-11', '293-89-11'],
  ['12-34', '12-34'],
  ['293-89-11 доб. 12', '293-89-11 доб. 12'],
  ['293-89-11, 293-80-22', null],
  ['293-89-11; 293-80-22', null],
  ['нет', null],
  ['12', null],
])('workplaces: the telephone “%s” is read as %j', (text, phone) => {
  expect(parseWorkPhone(text)).toBe(phone);
});
