import * as announcements from '@semestr/api/announcements';
import * as rooms from '@semestr/api/rooms';
import { addDays } from '@semestr/core/dates';
import { roomLabel } from '@semestr/core/room-names';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { announcementGroups, announcements as table } from '../../db/tables/announcements.ts';
import { departments } from '../../db/tables/departments.ts';
import { employees } from '../../db/tables/employees.ts';
import { groups } from '../../db/tables/groups.ts';
import { NOW, startTestServer, type TestServer, type Visitor, type Who } from '../../../test/server.ts';

let server: TestServer;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  visitor = await server.client();
  // Creates an announcement for each day of a fortnight, to fill several pages.
  const [any] = await server.db
    .select()
    .from(table)
    .where(sql`${table.employeeId} = (select id from employees where url_id = 'i-obrazcov')`);
  if (!any) throw new Error('The demo educator announces nothing');
  await server.db.delete(table).where(eq(table.employeeId, any.employeeId));
  const days = Array.from({ length: 14 }, (_, day) => addDays('2026-11-15', day));
  await server.db
    .insert(table)
    .values(days.map((date) => ({ employeeId: any.employeeId, content: date, date })));
});
afterAll(() => server.close());
beforeEach(() => server.clock.set(NOW));

const ofEmployee = async (query: object) => {
  const text = new URLSearchParams({ 'url-id': 'i-obrazcov', ...query });
  const response = await visitor.fetch(`/api/v1/announcements/employees?${text.toString()}`);
  expect(response.status).toBe(200);
  return response.json();
};

describe('PUB-06 announcements of an educator', () => {
  it('announcements: old clients get an educator’s as a plain array with dotted dates, from today on (wire 5.1, 5.2)', async () => {
    const rows = (await ofEmployee({})) as announcements.Announcement[];
    expect(rows.map(({ date }) => date)).toEqual(
      Array.from({ length: 9 }, (_, day) => `${20 + day}.11.2026`),
    );
    expect(rows[0]).toEqual({
      id: expect.any(Number) as number,
      employee: 'Образцов И. Л. (доцент)',
      urlId: 'i-obrazcov',
      content: '2026-11-20',
      date: '20.11.2026',
      startTime: null,
      endTime: null,
      auditory: null,
      employeeDepartments: ['Каф.ПС'],
      studentGroups: [],
      repeatGroup: null,
    });
  });

  it.each([
    ['page', { page: 0 }, 9, 20],
    ['size', { size: 5 }, 9, 5],
    ['dateFrom', { dateFrom: '2026-11-15' }, 14, 20],
  ])(
    'announcements: a client that sends %s gets an educator’s as a page with ISO dates',
    async (_which, query, total, size) => {
      const page = (await ofEmployee(query)) as { content: announcements.Announcement[] };
      expect(page).toMatchObject({ totalElements: total, size, number: 0, first: true, empty: false });
      expect(page.content.every(({ date, content }) => date === content)).toBe(true);
    },
  );

  it('announcements: pages count from 0 and end', async () => {
    const page = (await ofEmployee({ page: 1, size: 5 })) as object;
    expect(page).toMatchObject({
      number: 1,
      numberOfElements: 4,
      totalPages: 2,
      first: false,
      last: true,
      pageable: { pageNumber: 1, pageSize: 5, offset: 5, paged: true, unpaged: false },
    });
    const pastEnd = (await ofEmployee({ page: 7, size: 5 })) as object;
    expect(pastEnd).toMatchObject({ content: [], empty: true, last: true, totalElements: 9 });
  });

  it('announcements: the list of an unknown educator is empty', async () => {
    expect(await visitor.call(announcements.ofEmployee, { query: { 'url-id': 'nobody' } })).toEqual([]);
  });

  it('announcements: disappear at midnight after their day', async () => {
    server.clock.set('2026-11-20T20:59:00Z');
    expect(await ofEmployee({})).toHaveLength(9);
    server.clock.set('2026-11-20T21:00:00Z');
    expect(await ofEmployee({})).toHaveLength(8);
  });
});

describe('PUB-06 announcements of a department', () => {
  it('announcements: a department is found by id and by URL id', async () => {
    const [department] = await server.db.select().from(departments).where(eq(departments.urlId, 'kaf-ps'));
    const byUrl = await visitor.call(announcements.ofDepartment, { query: { 'url-id': 'kaf-ps' } });
    const byId = await visitor.call(announcements.ofDepartment, { query: { id: String(department?.id) } });
    expect(byUrl.length).toBeGreaterThan(8);
    expect(byId.map(({ id }) => id)).toEqual(byUrl.map(({ id }) => id));
    // Older clients send the id, and read dotted dates.
    expect(byId.map(({ date }) => date.split('.').toReversed().join('-'))).toEqual(
      byUrl.map(({ date }) => date),
    );
    expect(byUrl.every(({ employeeDepartments }) => employeeDepartments.includes('Каф.ПС'))).toBe(true);
  });
});

describe('PUB-06 announcements in the form of 2026', () => {
  it('announcements: a room is an object, and an open time a text (wire 8)', async () => {
    const all = await visitor.call(rooms.all, { query: {} });
    const room = (Array.isArray(all) ? all : all.content)[0];
    const stored = [
      {
        room: roomLabel(room?.name ?? '', room?.buildingNumber.name ?? ''),
        startTime: '14:00',
        endTime: '15:20',
      },
      { room: 'холл', startTime: null, endTime: null },
      { room: null, startTime: '18:00', endTime: null },
    ];
    const name = '528501';
    const [group] = await server.db.select().from(groups).where(eq(groups.name, name));
    const [author] = await server.db.select().from(employees).where(eq(employees.urlId, 'i-obrazcov'));
    for (const values of stored) {
      const [created] = await server.db
        .insert(table)
        .values({ ...values, employeeId: author?.id ?? 0, content: 'Консультация', date: '2026-12-01' })
        .returning();
      await server.db
        .insert(announcementGroups)
        .values({ announcementId: created?.id ?? 0, groupId: group?.id ?? 0 });
    }
    const rows = await visitor.call(announcements.ofGroup, { query: { name } });
    const consultations = rows.filter(({ content }) => content === 'Консультация');
    await server.db.delete(table).where(eq(table.content, 'Консультация'));
    expect(
      consultations
        .map(({ startTime, endTime, auditory }) => ({ startTime, endTime, auditory }))
        .toSorted((one, other) => (one.startTime ?? '').localeCompare(other.startTime ?? '')),
    ).toEqual([
      {
        startTime: '00:00',
        endTime: '00:01',
        auditory: { id: 0, name: 'холл', buildingNumber: '', auditoryType: '' },
      },
      {
        startTime: '14:00',
        endTime: '15:20',
        auditory: {
          id: room?.id,
          name: room?.name,
          buildingNumber: room?.buildingNumber.name,
          auditoryType: room?.auditoryType.name,
        },
      },
      { startTime: '18:00', endTime: '18:00', auditory: null },
    ]);
  });
});

describe('PUB-06 announcements for a group', () => {
  it('announcements: a group’s list has those addressed to it, soonest first', async () => {
    const rows = await visitor.call(announcements.ofGroup, { query: { name: '428501' } });
    expect(rows.length).toBeGreaterThan(0);
    for (const { studentGroups } of rows) expect(studentGroups.map(({ name }) => name)).toContain('428501');
    for (const { specialityAbbrev, zaochOrDist } of rows.flatMap(({ studentGroups }) => studentGroups))
      expect([specialityAbbrev, zaochOrDist]).toEqual(['РИС', false]);
    const days = rows.map(({ date }) => date.split('.').toReversed().join('-'));
    expect(days).toEqual(days.toSorted());
  });

  it('announcements: the list of an unknown group is empty', async () => {
    expect(await visitor.call(announcements.ofGroup, { query: { name: '000000' } })).toEqual([]);
  });
});

describe('personal announcements', () => {
  const personal = async (who: Who) => (await server.as(who)).call(announcements.personalList, {});

  it('personal announcements: a student gets a plain list of those for the group', async () => {
    const ofGroup = await visitor.call(announcements.ofGroup, { query: { name: '428501' } });
    const ids = (rows: readonly announcements.Announcement[]) => rows.map(({ id }) => id);
    expect(ids(await personal('student'))).toEqual(ids(ofGroup));
    expect(ofGroup.length).toBeGreaterThan(0);
  });

  it('personal announcements: an educator gets their own', async () => {
    const own = await personal('teacher');
    expect(own.map(({ urlId }) => urlId)).toEqual(Array.from({ length: 9 }, () => 'i-obrazcov'));
    expect(own[0]?.date).toBe('20.11.2026');
  });

  it('personal announcements: an administrator gets an empty list', async () => {
    expect(await personal('admin')).toEqual([]);
  });

  it('personal announcements: newer clients get pages, newest first with ISO dates, also without a parameter', async () => {
    const student = await server.as('student');
    const all = await personal('student');
    const days = all.map(({ date }) => date.split('.').toReversed().join('-')).toReversed();
    const whole = await student.call(announcements.personalPage, { query: {} });
    expect(whole).toMatchObject({ number: 0, size: 20, totalElements: all.length });
    expect(whole.content.map(({ date }) => date)).toEqual(days);
    const second = await student.call(announcements.personalPage, { query: { page: '1', size: '1' } });
    expect(second.content).toEqual(whole.content.slice(1, 2));
    const [from = ''] = days;
    const late = await student.call(announcements.personalPage, { query: { dateFrom: from } });
    expect(late.content).toEqual(whole.content.filter(({ date }) => date >= from));
  });
});
