import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { employees } from '../../src/db/tables/employees.ts';
import { groups } from '../../src/db/tables/groups.ts';
import { lessonEmployees, lessonGroups, lessons } from '../../src/db/tables/lessons.ts';
import { logins, passwordOf, startTestServer, type TestServer, type Visitor } from '../server.ts';

/**
 * Behaviour on which independent clients of the existing provider rely. Tested on the bytes, without our own client and
 * the contract's schemas.
 */
let server: TestServer;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  await announceInPlan();
});
afterAll(() => server.close());

/** Adds an announcement as a row of a schedule: without a subject, its text in the note. */
async function announceInPlan(): Promise<void> {
  const [group] = await server.db.select().from(groups).where(eq(groups.name, '428501'));
  const [educator] = await server.db.select().from(employees).where(eq(employees.urlId, 'i-obrazcov'));
  const [row] = await server.db
    .insert(lessons)
    .values({
      term: '2026-autumn',
      isExam: false,
      day: 5,
      weeks: null,
      subgroup: 0,
      startTime: '00:00',
      endTime: '00:01',
      note: 'Консультации не будет.',
      rooms: [],
      date: '2026-11-20',
      startDate: '2026-11-20',
      endDate: '2026-11-20',
      isAnnouncement: true,
      updatedOn: '2026-11-20',
    })
    .returning();
  if (!group || !educator || !row) throw new Error('The demo has no such group or educator');
  await server.db.insert(lessonGroups).values({ lessonId: row.id, groupId: group.id });
  await server.db.insert(lessonEmployees).values({ lessonId: row.id, employeeId: educator.id });
}

type Json = Record<string, unknown>;

async function get<T = Json[]>(path: string, who: Pick<Visitor, 'fetch'> = server): Promise<T> {
  const response = await who.fetch(`/api/v1${path}`);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const obrazcov = '/announcements/employees?url-id=i-obrazcov';
const plan = '/schedule?studentGroup=428501';
const ownPlan = '/employees/schedule/i-obrazcov';

interface Plan extends Json {
  schedules: Record<string, Json[]>;
  exams: Json[];
}
const rowsOf = ({ schedules, exams }: Plan): Json[] => [...Object.values(schedules).flat(), ...exams];

describe('lists and pages', () => {
  it.each([
    '/faculties',
    '/specialities',
    '/student-groups',
    '/employees/all',
    '/auditories',
    '/announcements/employees?url-id=i-obrazcov',
  ])('wire format: %s is an array, and an envelope when page, size or dateFrom is given', async (path) => {
    const list = await get<unknown>(path);
    expect(Array.isArray(list)).toBe(true);
    for (const options of ['page=0', 'size=5', 'dateFrom=2026-11-20']) {
      const page = await get<Json>(`${path}${path.includes('?') ? '&' : '?'}${options}`);
      expect(Object.keys(page).toSorted()).toEqual([
        'content',
        'empty',
        'first',
        'last',
        'number',
        'numberOfElements',
        'pageable',
        'size',
        'sort',
        'totalElements',
        'totalPages',
      ]);
      expect(page['number']).toBe(0);
    }
  });

  it.each([
    ['/announcements/departments?url-id=kaf-ps'],
    ['/announcements/student-groups?name=428501'],
    ['/departments'],
    ['/student-groups/filters?name='],
  ])('wire format: %s is always an array', async (path) => {
    expect(Array.isArray(await get<unknown>(path))).toBe(true);
  });

  it('wire format: pages count from 0 in notifications, from 1 in the phone book and the search for students', async () => {
    const first = await get<Json>('/notifications?pageNumber=0&pageSize=1', student);
    expect((first['notifications'] as Json[]).length).toBe(1);
    const book = { searchValue: '', pageSize: 1 };
    expect((await post('/phone-book', { ...book, currentPage: 1 })).status).toBe(200);
    expect(await (await post('/phone-book', { ...book, currentPage: 0 })).json()).toEqual(
      await (await post('/phone-book', { ...book, currentPage: 1 })).json(),
    );
    const search = { course: [], faculties: [], lastName: '', searchJob: false, skills: [] };
    expect(await (await post('/profiles', { ...search, currentPage: 1 })).json()).toMatchObject({
      currentPage: 1,
    });
    expect(await (await post('/profiles', { ...search, currentPage: 0 })).json()).toMatchObject({
      currentPage: 1,
    });
  });
});

describe('announcements', () => {
  it('wire format: announcements have their room as a text or null, and dates D.M.Y, in a page Y-M-D', async () => {
    const list = await get(obrazcov);
    expect(list.length).toBeGreaterThan(0);
    for (const { auditory, date } of list) {
      expect(auditory === null || typeof auditory === 'string').toBe(true);
      expect(date).toMatch(/^\d\d\.\d\d\.\d{4}$/);
    }
    const page = await get<{ content: Json[] }>(`${obrazcov}&page=0`);
    for (const { date } of page.content) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it.each([plan, ownPlan])(
    'wire format: announcements in %s have an empty text as subject, not null',
    async (path) => {
      const rows = rowsOf(await get<Plan>(path)).filter(({ announcement }) => announcement);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        expect([row['subject'], row['subjectFullName'], row['lessonTypeAbbrev']]).toEqual(['', '', null]);
    },
  );
});

describe('values that are never null', () => {
  it.each([plan, ownPlan])('wire format: lessons in %s have no null values', async (path) => {
    const answer = await get<Plan>(path);
    expect(Array.isArray(answer.exams)).toBe(true);
    const rows = rowsOf(answer);
    expect(rows.length).toBeGreaterThan(5);
    for (const row of rows) {
      for (const field of ['startLessonTime', 'endLessonTime']) expect(row[field]).toMatch(/^\d\d:\d\d$/);
      for (const field of ['auditories', 'studentGroups']) expect(Array.isArray(row[field])).toBe(true);
      for (const field of ['announcement', 'split']) expect(typeof row[field]).toBe('boolean');
      expect(typeof row['numSubgroup']).toBe('number');
    }
  });

  it('wire format: phone and group in the sign-in response are never null', async () => {
    for (const who of ['student', 'teacher', 'admin'] as const) {
      const answer = await post('/auth/login', { username: logins[who], password: passwordOf(who) });
      expect(await answer.json()).toMatchObject({
        phone: expect.any(String) as string,
        group: expect.any(String) as string,
      });
    }
  });

  it('wire format: urlId in the list of the own group is never null', async () => {
    const own = await get<{ groupInfoStudentDto: Json[] }>('/student-groups/user-group-info', student);
    expect(own.groupInfoStudentDto.every(({ urlId }) => typeof urlId === 'string')).toBe(true);
  });

  it('wire format: links of an employee’s page and values of the phone book are never null', async () => {
    const details = await get<Json>('/employees/details-url?urlId=i-obrazcov');
    expect(Array.isArray(details['profileLinks'])).toBe(true);
    const answer = await post('/phone-book', { searchValue: '', currentPage: 1, pageSize: 20 });
    const { auditoryPhoneNumberDtoList: rooms } = (await answer.json()) as Record<string, Json[]>;
    for (const { note, employees: people } of rooms ?? []) {
      expect(typeof note).toBe('string');
      for (const { degree, email } of people as Json[])
        expect([typeof degree, typeof email]).toEqual(['string', 'string']);
    }
  });
});

describe('employee', () => {
  it('wire format: an employee has departments as a list and the short degree only in the full list', async () => {
    const all = await get('/employees/all');
    const row = all.find(({ urlId }) => urlId === 'i-obrazcov');
    expect(row).toMatchObject({ academicDepartment: ['Каф.ПС'], degree: 'к.т.н.' });
    expect(all.every(({ photoLink }) => typeof photoLink === 'string')).toBe(true);
    const [found] = await get('/employees/fio?employee-fio=Образцов');
    expect(typeof found?.['academicDepartment']).toBe('string');
    const degree = { degree: 'кандидат технических наук', degreeAbbrev: 'к.т.н.' };
    expect(await get<Json>('/employees/details-url?urlId=i-obrazcov')).toMatchObject(degree);
    expect((await get<Plan>(ownPlan))['employeeDto']).toMatchObject(degree);
  });

  it('wire format: employees are a list in a group’s schedule, and null in an educator’s own', async () => {
    const ofGroup = rowsOf(await get<Plan>(plan));
    expect(ofGroup.every(({ employees: own }) => Array.isArray(own))).toBe(true);
    const ofEmployee = rowsOf(await get<Plan>(ownPlan));
    expect(ofEmployee.every(({ employees: own }) => own === null)).toBe(true);
  });
});

describe('parameters of older clients', () => {
  const idOf = async (path: string, urlId: string) =>
    String((await get(path)).find((row) => row['urlId'] === urlId)?.['id']);

  it('wire format: a department is found by id or URL id', async () => {
    const id = await idOf('/departments', 'kaf-ps');
    expect(await get(`/employees?departmentId=${id}`)).toEqual(
      await get('/employees?departmentUrlId=kaf-ps'),
    );
    // The announcements in the form of 2026 are the same.
    const ids = (rows: readonly Record<string, unknown>[]) => rows.map((row) => row['id']);
    expect(ids(await get(`/announcements/departments?id=${id}`))).toEqual(
      ids(await get('/announcements/departments?url-id=kaf-ps')),
    );
  });

  it('wire format: addresses are case-insensitive', async () => {
    for (const [path, typed] of [
      ['/employees/schedule/i-obrazcov', '/employees/schedule/I-Obrazcov'],
      ['/employees/details-url?urlId=i-obrazcov', '/employees/details-url?urlId=I-OBRAZCOV'],
      ['/announcements/employees?url-id=i-obrazcov', '/announcements/employees?url-id=I-Obrazcov'],
      ['/announcements/departments?url-id=kaf-ps', '/announcements/departments?url-id=Kaf-PS'],
      ['/employees?departmentUrlId=kaf-ps', '/employees?departmentUrlId=KAF-PS'],
    ])
      expect([typed, await get<unknown>(typed ?? '')]).toEqual([typed, await get<unknown>(path ?? '')]);
  });

  it.each([
    ['any version', () => '*'],
    ['the tag', (etag: string) => etag],
    ['the tag without the mark of a weak one', (etag: string) => etag.replace(/^W\//, '')],
    ['one of several tags', (etag: string) => `"other", ${etag}`],
  ])('wire format: a client that has %s gets 304', async (_what, tagOf) => {
    const first = await server.fetch('/api/v1/faculties');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"/);
    const headers = { 'if-none-match': tagOf(etag) };
    expect((await server.fetch('/api/v1/faculties', { headers })).status).toBe(304);
    const other = { 'if-none-match': '"other"' };
    expect((await server.fetch('/api/v1/faculties', { headers: other })).status).toBe(200);
  });

  it('wire format: a group is found by number or id, an employee by URL id or id', async () => {
    const [group] = await get('/student-groups/filters?name=428501&entryYear=2024');
    expect(await get(`/last-update-date/student-group?id=${String(group?.['id'])}`)).toEqual(
      await get('/last-update-date/student-group?groupNumber=428501'),
    );
    const id = await idOf('/employees/all', 'i-obrazcov');
    expect(await get(`/last-update-date/employee?id=${id}`)).toEqual(
      await get('/last-update-date/employee?url-id=i-obrazcov'),
    );
  });

  it('wire format: unknown parameters are ignored', async () => {
    expect(await get('/student-groups?entryYear=2024&year=2')).toEqual(await get('/student-groups'));
  });
});

describe('plain response', () => {
  it.each([
    ['/schedule/current-week', /^[1-4]$/],
    ['/notifications/notViewed/count', /^\d+$/],
    ['/activity/is-brsm', /^(?:true|false)$/],
    ['/settings/show-photo', /^(?:true|false)$/],
  ])('wire format: %s is a plain value', async (path, text) => {
    const response = await student.fetch(`/api/v1${path}`);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await response.text()).toMatch(text);
  });

  it('wire format: a successful action has no body at all', async () => {
    const headers = { 'content-type': 'application/json' };
    const send = async (method: string, path: string, body?: unknown) => {
      const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
      const response = await student.fetch(`/api/v1${path}`, init);
      return [response.status, await response.text(), response.headers.get('content-type')];
    };
    const done = [200, '', null];
    const cv = await get<Json>('/profiles/personal-cv', student);
    for (const field of [
      'summary',
      'personal-cv-rating',
      'personal-cv-searching-job',
      'personal-cv-published',
    ])
      expect(await send('PUT', `/profiles/${field}`, cv)).toEqual(done);
    expect(await send('POST', '/profiles/my-skills', cv['skills'])).toEqual(done);
    expect(await send('PUT', '/profiles/my-references', cv['references'])).toEqual(done);
    expect(await send('PATCH', '/notifications', [])).toEqual(done);
  });

  it('wire format: an empty search result is a 404 without a body', async () => {
    for (const path of ['/schedule?studentGroup=000000', '/employees/schedule/nobody']) {
      const response = await server.fetch(`/api/v1${path}`);
      expect([response.status, await response.text()]).toEqual([404, '']);
    }
  });

  it.each(['/personal-information', '/announcements', '/profiles/personal-cv'])(
    'wire format: the personal response of %s is never cached',
    async (path) => {
      for (const who of [student, server]) {
        const { headers } = await who.fetch(`/api/v1${path}`);
        expect({
          cache: headers.get('cache-control'),
          pragma: headers.get('pragma'),
          expires: headers.get('expires'),
          etag: headers.get('etag'),
        }).toEqual({
          cache: 'no-cache, no-store, max-age=0, must-revalidate',
          pragma: 'no-cache',
          expires: '0',
          etag: null,
        });
      }
    },
  );
});
