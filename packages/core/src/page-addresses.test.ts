import { expect, it } from 'vitest';
import { departmentAbbrev, freeAddress, initialsOf, personAddress } from './page-addresses.ts';

it('page addresses: the address of a person has the initial and the surname', () => {
  expect(personAddress({ lastName: 'Новикова', firstName: 'Анна' })).toBe('a-novikova');
  expect(personAddress({ lastName: 'Щукин-Ёжиков', firstName: '' })).toBe('shchukin-ezhikov');
});

it('page addresses: an address that is taken gets a number', () => {
  const taken = new Set(['a-novikova', 'a-novikova-2']);
  expect(freeAddress('a-novikova', (one) => taken.has(one))).toBe('a-novikova-3');
  expect(freeAddress('', () => false)).toBe('page');
});

it.each([
  ['Программное обеспечение информационных технологий', 'ПОИТ'],
  ['Информатика и технологии программирования', 'ИиТП'],
  ['Безопасность в сетях', 'БС'],
  ['Физика', 'Физика'],
  ['', ''],
])('page addresses: “%s” is abbreviated as “%s”', (name, abbrev) => {
  expect(initialsOf(name)).toBe(abbrev);
});

it('page addresses: the abbreviation of a chair begins with its kind', () => {
  expect(departmentAbbrev('Кафедра проектирования систем')).toBe('Каф.ПС');
  expect(departmentAbbrev('Деканат факультета информационных систем')).toBe('Деканат ФИС');
  expect(departmentAbbrev('Деканат ФИС')).toBe('Деканат ФИС');
  expect(departmentAbbrev('Факультет информационных систем')).toBe('ФИС');
});
