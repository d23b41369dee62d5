import * as calls from '@semestr/api/phones';
import { expect, it } from 'vitest';
import { sharedServer } from '../../../test/shared-server.ts';

const server = await sharedServer();
const visitor = await server.client();

const search = async (searchValue: string, currentPage = 1, pageSize = 100) => {
  const { auditoryPhoneNumberDtoList, totalItems } = await visitor.call(calls.search, {
    body: { searchValue, currentPage, pageSize },
  });
  return { rooms: auditoryPhoneNumberDtoList, total: totalItems };
};

const teacher = 'Образцов Игорь Леонидович';
const people = (rooms: calls.PhoneRoom[]) =>
  rooms.flatMap(({ employees }) => employees.map(({ fio }) => fio));

it.each([
  ['the full name in any case', 'образцов игорь'],
  ['the name typed on the wrong layout', 'J,hfpwjd'],
])('phones: finds by %s', async (_what, text) => {
  const { rooms } = await search(text);
  expect(people(rooms)).toContain(teacher);
});

it('phones: with an exact search, does not correct the keyboard layout', async () => {
  const exactly = (searchValue: string) =>
    visitor.call(calls.search, { body: { searchValue, exact: true, currentPage: 1 } });
  expect(await exactly('J,hfpwjd')).toEqual({ auditoryPhoneNumberDtoList: [], totalItems: 0 });
  expect(people((await exactly('образцов')).auditoryPhoneNumberDtoList)).toContain(teacher);
});

it('phones: finds by room, by department and by part of the number, in any notation', async () => {
  const [own] = (await search(teacher)).rooms;
  const [number = ''] = own?.phones ?? [];
  const [department] = own?.departments ?? [];
  const dashed = `${number.slice(-7, -4)}-${number.slice(-4, -2)}-${number.slice(-2)}`;
  for (const text of [own?.auditory, department?.abbrev, dashed]) {
    expect(people((await search(text ?? '')).rooms)).toContain(teacher);
  }
});

it('phones: returns complete rooms, with every number, department and employee', async () => {
  const shared = (await search('')).rooms.find(({ employees }) => employees.length > 1);
  const [one] = shared?.employees ?? [];
  const found = (await search(one?.fio ?? '')).rooms.find(({ auditory }) => auditory === shared?.auditory);
  expect(found).toEqual(shared);
});

it('phones: counts pages from 1 and every room once', async () => {
  const { total, rooms } = await search('', 1, 100);
  const pages = await Promise.all([1, 2, 3].map((page) => search('', page, 4)));
  const places = pages.flatMap((page) => page.rooms.map(({ auditory }) => auditory));
  expect(places).toEqual(rooms.slice(0, 12).map(({ auditory }) => auditory));
  expect(new Set(places).size).toBe(places.length);
  expect(pages.map((page) => page.total)).toEqual([total, total, total]);
});

it('phones: an unknown name has no results, and pattern characters are literal', async () => {
  expect(await search('щщщщ')).toEqual({ rooms: [], total: 0 });
  expect(await search('%')).toEqual({ rooms: [], total: 0 });
});
