import * as employees from '@semestr/api/employees';
import * as faculties from '@semestr/api/faculties';
import * as requests from '@semestr/api/requests';
import * as rooms from '@semestr/api/rooms';
import * as students from '@semestr/api/students';
import { expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';

const { as } = await sharedServer();
const admin = await as('admin');
const q = (text: string) => ({ query: { filter: JSON.stringify({ q: text }), range: '[0,99]' } });

it.each(['Лисицкая', 'лисицкая анна', 'Анна Лисицкая', 'Лісіцкая', 'Lisitskaya', 'Kbcbwrfz', 'исицк'])(
  'search: the list of students finds Лисицкая by %j',
  async (text) => {
    const found = await admin.call(students.list, q(text));
    expect(found.map(({ lastName }) => lastName)).toContain('Лисицкая');
  },
);

it.each(['Образцов', 'И. Л. Образцов', 'доц. Образцов И.Л.', 'Obraztsov', 'J,hfpwjd', 'i-obrazcov'])(
  'search: the list of employees finds Образцов by %j',
  async (text) => {
    const found = await admin.call(employees.employees.list, q(text));
    expect(found.map(({ lastName }) => lastName)).toContain('Образцов');
  },
);

it('search: the list of posts finds an employee by name, and a post by any part of its phone', async () => {
  const [post] = await admin.call(employees.positions.list, q('Obraztsov'));
  const phone = post?.phone ?? '';
  const formatted = `${phone.slice(-7, -4)}-${phone.slice(-4, -2)}-${phone.slice(-2)}`;
  const found = await admin.call(employees.positions.list, q(formatted));
  expect(found.map(({ id }) => id)).toContain(post?.id);
});

it('search: the queue of requests finds those of a student in another spelling', async () => {
  const { items } = await admin.call(requests.list, { query: { filter: JSON.stringify({ state: 'any' }) } });
  const [one] = items;
  const surname = one?.student.lastName ?? '';
  const found = await admin.call(requests.list, {
    query: { filter: JSON.stringify({ state: 'any', q: `доц. ${surname.toUpperCase()}` }) },
  });
  expect(found.items.map(({ id }) => id)).toContain(one?.id);
});

it('search: the list of rooms finds a room by its label', async () => {
  const [room] = await admin.call(rooms.rooms.list, { query: { range: '[0,0]' } });
  const buildings = await admin.call(rooms.buildings.list, { query: {} });
  const building = buildings.find(({ id }) => id === room?.buildingId)?.name ?? '';
  const found = await admin.call(rooms.rooms.list, q(`${room?.name}-${Number.parseInt(building, 10)}`));
  expect(found.map(({ id }) => id)).toEqual([room?.id]);
});

it('search: titles are found on the other keyboard layout', async () => {
  const [faculty] = await admin.call(faculties.faculties.list, { query: {} });
  const found = await admin.call(faculties.faculties.list, q('afrekmntn'));
  expect(found.map(({ id }) => id)).toContain(faculty?.id);
});
