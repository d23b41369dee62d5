import { contract } from '@semestr/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { announcements } from '../../src/db/tables/announcements.ts';
import { certificates } from '../../src/db/tables/certificates.ts';
import { dormitoryApplications, dormitoryDirectives } from '../../src/db/tables/dormitory.ts';
import { employees } from '../../src/db/tables/employees.ts';
import { loans } from '../../src/db/tables/library.ts';
import { marks } from '../../src/db/tables/marks.ts';
import { excuses, omissionCertificateTypes, omissionRequests } from '../../src/db/tables/omissions.ts';
import { students } from '../../src/db/tables/students.ts';
import { logins, passwordOf, startTestServer, type TestServer, type Who } from '../server.ts';
import { nonEmpty } from '../non-empty.ts';
import { models } from './strict-models.ts';

/**
 * Existing clients that reject a whole response for a single null or wrong type, with their own models, independent of
 * our contract. Each model is checked against the responses for every account of the demo university, and against rows
 * that have only required values.
 */
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await leaveOut();
});
afterAll(() => server.close());

/** Adds records of each type with only required values to two students. */
async function leaveOut(): Promise<void> {
  const { db } = server;
  const now = server.clock.now();
  const [type] = await db.select().from(omissionCertificateTypes).limit(1);
  for (const login of [logins.student, logins.unconfirmed]) {
    const [student] = await db.select().from(students).where(eq(students.cardNumber, login));
    if (!student || !type) throw new Error(`The demo has no ${login}`);
    const own = { studentId: student.id, createdAt: now };
    const days = { dateFrom: '2026-11-02', dateTo: '2026-11-03' } as const;
    await db.insert(certificates).values({ ...own, state: 'processing', place: 'суд', type: 'обычная' });
    await db.insert(dormitoryApplications).values({ ...own, state: 'waiting' });
    await db.insert(omissionRequests).values({ ...own, ...days, state: 'waiting', typeId: type.id });
    await db.insert(excuses).values({ studentId: student.id, ...days, semester: 5 });
    await db.insert(dormitoryDirectives).values({
      studentId: student.id,
      number: '1',
      date: '2026-11-02',
      type: 'Другое',
      typeName: 'Благодарность',
      eventType: 'PREMIUM',
      eventTypeName: 'PREMIUM_SPPS',
    });
  }
  // A student without any marks and books.
  const [fresh] = await db.select().from(students).where(eq(students.cardNumber, logins.unconfirmed));
  await db.delete(marks).where(eq(marks.studentId, fresh?.id ?? 0));
  await db.delete(loans).where(eq(loans.studentId, fresh?.id ?? 0));
}

/** Statuses for users without a student card. */
const forStudents = new Set([404]);

const read = async (who: Who, path: string) => {
  const visitor = await server.as(who);
  const response = await visitor.fetch(`/api/v1${path}`);
  if (forStudents.has(response.status)) return undefined;
  expect([path, response.status]).toEqual([path, 200]);
  return response.json();
};

describe('strict model', () => {
  it.each(nonEmpty(Object.keys(models)))('strict clients: can parse %s of every account', async (path) => {
    const read200: unknown[] = [];
    for (const who of Object.keys(logins) as Who[]) {
      const value = await read(who, path);
      if (value === undefined) continue;
      const { error } = models[path]?.safeParse(value) ?? {};
      expect({ who, issues: error?.issues ?? [] }).toEqual({ who, issues: [] });
      read200.push(value);
    }
    expect(read200.length).toBeGreaterThan(3);
  });

  it.each(nonEmpty(Object.keys(logins) as Who[]))(
    'strict clients: texts for %s contain no no-break spaces, which comparing and splitting miss',
    async (who) => {
      const visitor = await server.as(who);
      const own = contract.filter(
        ({ call: { method, path, isExtension, changesState } }) =>
          method === 'GET' && !isExtension && !changesState && !path.includes(':'),
      );
      const paths: string[] = [];
      for (const { call } of own) {
        const query = new URLSearchParams((call.example?.query ?? {}) as Record<string, string>);
        const response = await visitor.fetch(`${call.path}?${query.toString()}`);
        if (!response.ok || !response.headers.get('content-type')?.includes('json')) continue;
        const text = await response.text();
        paths.push(call.path);
        expect([call.path, /"[^"]*\u00a0[^"]*"/.exec(text)?.[0]]).toEqual([call.path, undefined]);
      }
      expect(paths.length).toBeGreaterThan(10);
    },
  );

  it('strict clients: can parse /rating with a shift in every row', async () => {
    const faculties = (await read('student', '/schedule/faculties')) as { id: number }[];
    let rows = 0;
    for (const { id: faculty } of faculties) {
      const specialities = (await read('student', `/rating/specialities?facultyId=${faculty}`)) as {
        id: number;
      }[];
      for (const { id } of specialities)
        for (const course of [1, 2, 3, 4]) {
          const rating = (await read('student', `/rating?sdef=${id}&course=${course}`)) as unknown[];
          rows += rating.length;
          expect(
            z.array(z.looseObject({ averageShift: z.number() })).safeParse(rating).error,
          ).toBeUndefined();
          expect(JSON.stringify(rating)).not.toContain('null');
        }
    }
    expect(rows).toBeGreaterThan(20);
  });
});

it('strict clients: a student without books gets an empty list', async () => {
  expect(await read('unconfirmed', '/library/books')).toEqual([]);
});

it('strict clients: an application for a room has its number from the start', async () => {
  const visitor = await server.client('noter');
  const headers = { 'content-type': 'application/json' };
  await server.db.delete(dormitoryApplications);
  const created = await visitor.fetch('/api/v1/dormitory-queue-application/create', {
    method: 'POST',
    headers,
  });
  expect(created.status).toBe(200);
  expect(await created.json()).toMatchObject({ number: 1 });
});

it('strict clients: showing the own photo returns the resulting setting', async () => {
  const student = await server.client('student');
  for (const showPhoto of [false, true]) {
    const path = `/api/v1/settings/change-show-photo?showPhoto=${showPhoto}`;
    expect(await (await student.fetch(path, { method: 'PATCH' })).json()).toBe(showPhoto);
  }
});

it('strict clients: every employee has a picture, a portrait with initials without a photo', async () => {
  const all = (await read('student', '/employees/all')) as { id: number; photoLink: string }[];
  const withPhotos = new Set(
    (await server.db.select().from(employees)).flatMap((row) => (row.photoLink === null ? [] : [row.id])),
  );
  const without = all.find(({ id }) => !withPhotos.has(id));
  for (const { photoLink } of [without, all.find(({ id }) => withPhotos.has(id))].filter((one) => !!one)) {
    const response = await fetch(photoLink);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
    expect(bytes.length).toBeGreaterThan(1000);
  }
  expect((await server.fetch('/api/v1/employees/photo/2147483647')).status).toBe(404);
});

it('strict clients: a page of announcements is sorted newest first, with rooms as objects', async () => {
  const [educator] = await server.db.select().from(employees).where(eq(employees.urlId, 'i-obrazcov'));
  if (!educator) throw new Error('The demo has no such educator');
  for (const [date, room] of [
    ['2026-12-01', '407-5'],
    ['2026-12-03', null],
  ] as const)
    await server.db
      .insert(announcements)
      .values({ employeeId: educator.id, content: date, date, startTime: null, endTime: null, room });
  const page = (await read('student', '/announcements/employees?url-id=i-obrazcov&page=0&size=100')) as {
    content: { date: string; auditory: unknown }[];
  };
  const dates = page.content.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const roomed = page.content.find(({ date }) => date === '2026-12-01');
  expect(roomed?.auditory).toEqual({
    id: expect.any(Number) as number,
    name: '407-5',
    buildingNumber: expect.any(String) as string,
    auditoryType: expect.any(String) as string,
  });
});

describe('requests of existing clients', () => {
  const send = async (path: string, body: unknown, who: Who | null = null) => {
    const visitor = who ? await server.as(who) : server;
    return visitor.fetch(`/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  };

  it.each([
    { searchValue: '', currentPage: 0, pageSize: 10 },
    { searchValue: '', pageSize: 10 },
    { searchValue: null, currentPage: 1, pageSize: 10 },
    { currentPage: null, pageSize: null },
    { searchValue: '', currentPage: 1, pageSize: 500 },
  ])('existing clients: can search the phone book with %j', async (body) => {
    const response = await send('/phone-book', body);
    expect(response.status).toBe(200);
    const { auditoryPhoneNumberDtoList: rooms } = (await response.json()) as {
      auditoryPhoneNumberDtoList: unknown[];
    };
    expect(rooms.length).toBeGreaterThan(0);
    expect(rooms.length).toBeLessThanOrEqual(100);
  });

  it.each([
    { course: null, currentPage: null, faculties: null, lastName: null, searchJob: null, skills: null },
    { course: [], currentPage: 0, faculties: [], lastName: '', searchJob: false, skills: [] },
    {},
  ])('existing clients: can search for students with %j', async (body) => {
    const response = await send('/profiles', body);
    expect(response.status).toBe(200);
    expect(((await response.json()) as { cvs: unknown[] }).cvs.length).toBeGreaterThan(0);
  });

  it('existing clients: can search for students with skills as numbers', async () => {
    const found = (await (await send('/profiles', {})).json()) as { cvs: { skills: { id: number }[] }[] };
    const [skill] = found.cvs.flatMap(({ skills }) => skills);
    const response = await send('/profiles', { skills: [skill?.id] });
    expect(response.status).toBe(200);
    const { cvs } = (await response.json()) as typeof found;
    expect(cvs.length).toBeGreaterThan(0);
    for (const { skills } of cvs) expect(skills.map(({ id }) => id)).toContain(skill?.id);
  });

  it.each([
    '/employees/all?page=0&size=500',
    '/notifications?pageNumber=0&pageSize=500',
    '/announcements/employees?url-id=i-obrazcov&page=0&size=1000',
  ])('existing clients: %s: a page size over 100 is limited', async (path) => {
    expect(await read('student', path)).toBeDefined();
  });

  it('existing clients: a size of 500 returns at most 100 rows', async () => {
    const page = (await read('student', '/auditories?page=0&size=500')) as { size: number };
    expect(page.size).toBe(100);
  });

  it('existing clients: an application for a topic accepts an empty body', async () => {
    const response = await send('/diploma/generate-application', {}, 'student');
    expect([200, 404, 409]).toContain(response.status);
    expect((await send('/diploma/generate-application', { id: 'x' }, 'student')).status).toBe(400);
  });

  const signInFrom = (headers: Record<string, string>) =>
    server.fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', ...headers },
      body: JSON.stringify({
        username: logins.student,
        password: passwordOf('student'),
        rememberDevice: null,
      }),
    });
  const cookie = 'SESSION=AAAAAAAAAAAAAAAAAAAAAA';

  it.each(['null', 'http://localhost', 'http://localhost:8100'])(
    'existing clients: an app with the origin %s, which browsers can have too, can only sign in without a session',
    async (origin) => {
      expect((await signInFrom({ origin })).status).toBe(200);
      expect((await signInFrom({ origin, cookie })).status).toBe(400);
    },
  );

  it.each(['capacitor://localhost', 'ionic://localhost'])(
    'existing clients: an app with the origin %s can sign in',
    async (origin) => {
      expect((await signInFrom({ origin })).status).toBe(200);
      expect((await signInFrom({ origin, cookie })).status).toBe(200);
    },
  );

  it.each(['https://localhost.example', 'https://portal.example', 'capacitor.example'])(
    'existing clients: rejects sign-in from %s',
    async (origin) => {
      expect((await signInFrom({ origin })).status).toBe(400);
    },
  );

  it.each(['/schedule/current-week/', '/employees/all/', '/schedule/?studentGroup=428501'])(
    'existing clients: accepts a trailing slash in the path: %s',
    async (path) => {
      const [slashed, plain] = [
        await read('student', path),
        await read('student', path.replace(/\/(?=\?|$)/, '')),
      ];
      expect(slashed).toEqual(plain);
    },
  );
});
