import type { EmployeeCard } from '@semestr/api/employees';
import { expect, it } from 'vitest';
import { staffOf } from './staff.ts';

const unit = {
  id: 4,
  name: 'Кафедра антенн',
  abbrev: 'АВП',
  code: '11.2',
  idHead: 1,
  urlId: 'avp',
  children: [],
};

const card = (id: number, lastName: string, jobPosition: string): EmployeeCard => ({
  id,
  firstName: 'Анна',
  middleName: null,
  lastName,
  photoLink: null,
  degree: '',
  degreeAbbrev: 'к.т.н.',
  rank: null,
  email: '',
  department: null,
  urlId: `e${id}`,
  calendarId: null,
  jobPositions: [
    { jobPosition: 'ректор', department: 'Ректорат', contacts: null },
    {
      jobPosition,
      department: unit.name,
      contacts: [
        { phoneNumber: '+375172931000', address: 'ул. Садовая, 15', auditory: '307', buildingNumber: '4 к.' },
      ],
    },
  ],
  chief: false,
});

it('departments: lists the head separately, the others by rank and name, with the post in this department', () => {
  const cards = [
    card(3, 'Юрьева', 'доцент'),
    card(2, 'Белая', 'ассистент'),
    card(4, 'Ёлкина', 'доцент'),
    card(1, 'Я', 'заведующий кафедрой'),
  ];
  const { head, others } = staffOf(cards, unit);
  expect(head).toEqual({
    id: 1,
    urlId: 'e1',
    name: 'Я Анна',
    post: 'заведующий кафедрой',
    degree: 'к.т.н.',
    room: '307-4 к.',
    address: 'ул. Садовая, 15',
    phone: '+375172931000',
    email: null,
  });
  expect(others.map(({ name }) => name)).toEqual(['Ёлкина Анна', 'Юрьева Анна', 'Белая Анна']);
});
