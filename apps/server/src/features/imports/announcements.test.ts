import * as announcements from '@semestr/api/announcements';
import * as imports from '@semestr/api/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { announcement, employeeRow, group, wasStored, wasUnchanged } from '../../../test/import-answers.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  await admin.call(imports.employees, { body: [employeeRow()] });
  await admin.call(imports.groups, { body: [group()] });
});
afterAll(() => server.close());

const send = (...body: announcements.Announcement[]) => admin.call(imports.announcements, { body });
const announcementById = async (id: number) => {
  const rows = await admin.call(announcements.ofEmployee, { query: { 'url-id': 'p-primerov' } });
  return Array.isArray(rows) ? rows.find((row) => row.id === id) : undefined;
};

describe('announcement', () => {
  it('announcement import: an announcement is served as received; a repeated import changes nothing', async () => {
    expect(await send(announcement())).toEqual(wasStored);
    expect(await send(announcement())).toEqual(wasUnchanged);
    expect(await announcementById(2001)).toEqual({
      ...announcement(),
      studentGroups: [{ id: 24_001, name: '910101', specialityAbbrev: 'ПИ', zaochOrDist: false }],
      repeatGroup: null,
    });
    expect(await send(announcement({ content: 'Отменяется', studentGroups: [] }))).toMatchObject({
      stored: 1,
    });
    expect(await announcementById(2001)).toMatchObject({ content: 'Отменяется', studentGroups: [] });
  });

  it.each([
    ['a newer place', { auditory: { id: 1, name: '304', buildingNumber: '5 к.' } }, { auditory: '304-5 к.' }],
    ['a place without a building', { auditory: { id: 1, name: 'актовый зал' } }, { auditory: 'актовый зал' }],
    ['a place as a text', { auditory: '304-5 к.' }, { auditory: '304-5 к.' }],
    ['an ISO date', { date: '2026-12-01' }, { date: '01.12.2026' }],
    ['no times', { startTime: null, endTime: null }, { startTime: null, endTime: null }],
  ])('announcement import: with %s is served in the form of old clients', async (_what, came, expected) => {
    await send(announcement({ id: 2002, ...came }));
    expect(await announcementById(2002)).toMatchObject(expected);
  });

  it('announcement import: an announcement is addressed to its known groups', async () => {
    const studentGroups = [
      { id: 1, name: 'unknown' },
      { id: 24_001, name: '910101' },
    ];
    await send(announcement({ id: 2003, studentGroups }));
    expect((await announcementById(2003))?.studentGroups.map(({ name }) => name)).toEqual(['910101']);
  });

  it('announcement import: skips an announcement of an unknown educator', async () => {
    expect(await send(announcement({ id: 2004, urlId: 'nobody' }), announcement({ id: 2005 }))).toMatchObject(
      {
        stored: 1,
        unchanged: 0,
        skipped: [{ index: 0, field: 'urlId', reason: 'unknown' }],
      },
    );
  });
});
