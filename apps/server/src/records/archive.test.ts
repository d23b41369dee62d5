import * as departments from '@semestr/api/departments';
import * as diploma from '@semestr/api/diploma';
import * as disciplines from '@semestr/api/disciplines';
import * as employees from '@semestr/api/employees';
import * as groups from '@semestr/api/groups';
import * as markSheets from '@semestr/api/mark-sheets';
import * as phones from '@semestr/api/phones';
import * as practice from '@semestr/api/practice';
import { resources } from '@semestr/api/contract';
import * as schedule from '@semestr/api/schedule';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../db/tables/audit.ts';
import { diplomaTopics } from '../db/tables/diploma.ts';
import { groups as groupRows } from '../db/tables/groups.ts';
import { marks } from '../db/tables/marks.ts';
import { practiceApplications } from '../db/tables/practice.ts';
import { startTestServer, type TestServer, type Visitor } from '../../test/server.ts';

let server: TestServer;
let admin: Visitor;
let student: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  student = await server.client('student');
});
afterAll(() => server.close());

type Kind = 'employees' | 'disciplines' | 'diploma-topics' | 'groups';
type Kept = Record<string, unknown> & { id: number; version: number; archivedAt: string | null };

const path = (kind: Kind) => `/api/v1/admin/${kind}`;
async function list(kind: Kind, filter: object): Promise<Kept[]> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,999]' });
  return (await (await admin.fetch(`${path(kind)}?${query.toString()}`)).json()) as Kept[];
}
const put = (kind: Kind, record: Kept, change: object) =>
  admin.fetch(`${path(kind)}/${record.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...record, ...change }),
  });
async function archive(kind: Kind, id: number, isArchived = true): Promise<Kept> {
  const record = (await (await admin.fetch(`${path(kind)}/${id}`)).json()) as Kept;
  const response = await put(kind, record, { isArchived });
  expect(response.status).toBe(200);
  return (await response.json()) as Kept;
}
const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

describe.each<Kind>(['employees', 'disciplines', 'diploma-topics', 'groups'])(
  'CNS-02 archiving of %s',
  (kind) => {
    it('archive: archives a record in the version that was read, finds it on request, and restores it', async () => {
      const [record] = await list(kind, {});
      if (!record) throw new Error(`There are no ${kind}`);
      const { id } = record;
      expect(record.archivedAt).toBeNull();
      const archived = await archive(kind, id);
      expect(archived.archivedAt).toBe(server.clock.now().toISOString());
      expect((await put(kind, record, { isArchived: false })).status).toBe(409);
      expect(idsOf(await list(kind, {}))).not.toContain(id);
      expect(idsOf(await list(kind, { archived: 'no' }))).not.toContain(id);
      expect(idsOf(await list(kind, { archived: 'yes' }))).toEqual([id]);
      expect(idsOf(await list(kind, { archived: 'any' }))).toContain(id);
      expect(idsOf(await list(kind, { id: [id] }))).toEqual([id]);
      server.clock.forward(1);
      // Editing another field keeps the record archived, with its date.
      expect(await (await put(kind, archived, {})).json()).toMatchObject({ archivedAt: archived.archivedAt });
      expect((await archive(kind, id)).archivedAt).toBe(archived.archivedAt);
      expect((await archive(kind, id, false)).archivedAt).toBeNull();
      const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
      await admin.call(resources.audit.undo, { params: { id: String(entry?.id) } });
      expect(await list(kind, { archived: 'yes' })).toMatchObject([{ id, archivedAt: archived.archivedAt }]);
      await archive(kind, id, false);
    });
  },
);

it('CNS-02 archive: an archived group is not listed, but its schedule still opens', async () => {
  const [group] = await admin.call(groups.all, { query: {} }).then((all) => (Array.isArray(all) ? all : []));
  const { id = 0, name = '' } = group ?? {};
  const named = async () => idsOf(await admin.call(groups.filters, { query: { name } }));
  expect(await named()).toEqual([id]);
  await archive('groups', id);
  expect(idsOf((await admin.call(groups.all, { query: {} })) as { id: number }[])).not.toContain(id);
  expect(await named()).toEqual([]);
  const groupSchedule = await admin.call(schedule.ofGroup, { query: { studentGroup: name } });
  expect(groupSchedule.studentGroupDto?.name).toBe(name);
  await archive('groups', id, false);
});

it('CNS-02 archive: an archived employee is not listed or offered, but pages and documents keep the name', async () => {
  const [card] = await admin.call(employees.byName, { query: { 'employee-fio': 'Образцов' } });
  const { id = 0, urlId = '', lastName = '' } = card ?? {};
  const visibleEmployees = async () => {
    const found = await admin.call(phones.search, {
      body: { searchValue: lastName, currentPage: 1, pageSize: 10 },
    });
    return {
      all: idsOf((await admin.call(employees.all, { query: {} })) as { id: number }[]).includes(id),
      byName: idsOf(await admin.call(employees.byName, { query: { 'employee-fio': lastName } })).includes(id),
      toExamine: idsOf(
        await student.call(markSheets.employeesByName, { query: { 'employee-fio': lastName } }),
      ).includes(id),
      tree: JSON.stringify(await admin.call(departments.tree, {})).includes(`"${urlId}"`),
      phones: JSON.stringify(found).includes(`"${urlId}"`),
      topics:
        (await student.call(diploma.topicsOfEmployee, { query: { employeeId: String(id) } })).length > 0,
    };
  };
  const visible = { all: true, byName: true, toExamine: true, tree: true, phones: true, topics: true };
  await server.db.insert(diplomaTopics).values({ employeeId: id, topic: 'Тема' });
  // Practice begins with the third course.
  await server.db.update(groupRows).set({ course: 3 }).where(eq(groupRows.name, '428501'));
  const [enterprise] = await student.call(practice.enterprises, { query: {} });
  const apply = async () =>
    student.call(practice.create, { body: { enterpriseId: enterprise?.id ?? 0, employeeId: id } });
  await server.db.delete(practiceApplications);
  const applied = await apply();
  expect(await visibleEmployees()).toEqual(visible);

  await archive('employees', id);
  expect(await visibleEmployees()).toEqual(
    Object.fromEntries(Object.keys(visible).map((where) => [where, false])),
  );
  expect(await admin.call(employees.details, { query: { urlId } })).toMatchObject({ lastName });
  expect(await admin.call(schedule.ofEmployee, { params: { urlId } })).toMatchObject({
    employeeDto: { lastName },
  });
  // Students who chose the employee before can keep this choice; others cannot choose the employee.
  const body = { id: applied.id, enterpriseId: enterprise?.id ?? 0, employeeId: id };
  expect(await student.call(practice.update, { body })).toMatchObject({ employee: { lastName } });
  await server.db.delete(practiceApplications);
  await expect(apply()).rejects.toMatchObject({ status: 404 });
  await archive('employees', id, false);
  expect(await visibleEmployees()).toEqual(visible);
});

it('CNS-02 archive: an archived topic is no longer offered', async () => {
  const [topic] = await list('diploma-topics', {});
  const { id = 0 } = topic ?? {};
  const offered = async () =>
    idsOf(
      await student.call(diploma.topicsOfEmployee, { query: { employeeId: String(topic?.['employeeId']) } }),
    );
  expect(await offered()).toContain(id);
  await archive('diploma-topics', id);
  expect(await offered()).not.toContain(id);
  await archive('diploma-topics', id, false);
});

it('CNS-02 archive: an archived discipline is removed from the plan and stays in the markbook', async () => {
  const [mark] = await server.db.select().from(marks).limit(1);
  const id = mark?.disciplineId ?? 0;
  const { specialityId, semester, name, isForeign } = await admin.call(resources.disciplines.one, {
    params: { id: String(id) },
  });
  const planned = async () => {
    const course = Math.ceil(semester / 2);
    const query = {
      id: String(specialityId),
      course: String(course),
      isForeign: isForeign ? 'true' : 'false',
    } as const;
    const found = await admin.call(disciplines.list, { query: { ...query, term: String(semester) } });
    return JSON.stringify(found);
  };
  expect(await planned()).toContain(name);
  await archive('disciplines', id);
  expect(await planned()).not.toContain(name);
  expect(await server.db.$count(marks, eq(marks.disciplineId, id))).toBeGreaterThan(0);
  await archive('disciplines', id, false);
});
