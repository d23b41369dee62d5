import type { OwnGroup } from '@semestr/api/groups';
import { expect, it } from 'vitest';
import { emailsOf, membersOf, subgroupsOf } from './group.ts';

const student = (fio: string, more: Partial<OwnGroup['groupInfoStudentDto'][number]> = {}) => ({
  position: 'Студент',
  fio,
  urlId: '',
  ...more,
});

const group: OwnGroup = {
  numberOfGroup: '428501',
  studentGroupCuratorDto: {
    position: 'Куратор',
    fio: 'Образцов Игорь Леонидович',
    phone: null,
    email: 'i.obrazcov@example.by',
    urlId: null,
  },
  groupInfoStudentDto: [
    student('Карпеко Илья', { position: 'Староста', subGroup: 2 }),
    student('Ёлкин Олег', { subGroup: 1, email: 'elkin@example.by' }),
    student('Абрамчук Кирилл', { subGroup: 1, email: 'i.obrazcov@example.by' }),
  ],
};

it('PA-04 group: lists members in the order of a printed list, with the head and the user marked', () => {
  expect(membersOf(group, 'Ёлкин Олег')).toEqual([
    { number: 1, fio: 'Абрамчук Кирилл', isHead: false, isSelf: false, subgroup: 1 },
    { number: 2, fio: 'Ёлкин Олег', isHead: false, isSelf: true, subgroup: 1 },
    { number: 3, fio: 'Карпеко Илья', isHead: true, isSelf: false, subgroup: 2 },
  ]);
});

it('PA-04 group: subgroups can be selected when there are several', () => {
  const members = membersOf(group, '');
  expect(subgroupsOf(members)).toEqual([1, 2]);
  expect(subgroupsOf(members.filter(({ subgroup }) => subgroup === 1))).toEqual([]);
  expect(subgroupsOf(membersOf({ ...group, groupInfoStudentDto: [student('Ёлкин Олег')] }, ''))).toEqual([]);
});

it('PA-04 group: copies every address that the provider returns once', () => {
  expect(emailsOf(group)).toEqual(['i.obrazcov@example.by', 'elkin@example.by']);
  expect(emailsOf({ ...group, studentGroupCuratorDto: null, groupInfoStudentDto: [] })).toEqual([]);
});
