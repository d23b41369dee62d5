import { resources } from '@semestr/api/contract';
import * as employeeCalls from '@semestr/api/employees';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../db/tables/audit.ts';
import { employees } from '../../db/tables/employees.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';

const { employeeLinks, employeeNotes } = resources;

let server: TestServer;
let admin: Visitor;
let visitor: Visitor;
/** An employee without links or notes, used by no other test. */
let employeeId: number;
const urlId = 'p-probny';
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  visitor = await server.client();
  const [inserted] = await server.db
    .insert(employees)
    .values({ lastName: 'Пробный', firstName: 'Пётр', degree: '', degreeAbbrev: '', urlId })
    .returning();
  employeeId = inserted?.id ?? 0;
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ id: String(id) });
const page = () => visitor.call(employeeCalls.details, { query: { urlId } });
const undoLast = async (): Promise<void> => {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  await admin.call(resources.audit.undo, { params: { id: String(entry?.id) } });
};
const link = (address: string, order = 0) => ({
  employeeId,
  type: 'orcid' as const,
  link: address,
  order,
});
const ORCID = 'https://orcid.example.org/0000-0002-0000-0000';

describe('CNS-02 links of an employee', () => {
  it('employee links: the page shows additions, changes, deletions and reversals immediately, in order', async () => {
    expect((await page()).profileLinks).toEqual([]);
    const second = await admin.call(employeeLinks.create, { body: link(ORCID, 2) });
    expect(second).toMatchObject({ ...link(ORCID, 2), version: 1 });
    const body = { ...link('http://example.org/probny', 1), type: 'page' as const };
    const first = await admin.call(employeeLinks.create, { body });
    const both = [
      {
        profileLinkEmployeeId: first.id,
        link: 'http://example.org/probny',
        profileLinkType: 'Личная страница',
      },
      { profileLinkEmployeeId: second.id, link: ORCID, profileLinkType: 'ORCID' },
    ];
    expect((await page()).profileLinks).toEqual(both);
    const filter = JSON.stringify({ employeeId, type: 'page' });
    expect(await admin.call(employeeLinks.list, { query: { filter } })).toEqual([first]);
    const later = { ...body, order: 3, version: first.version };
    await admin.call(employeeLinks.update, { params: params(first), body: later });
    expect((await page()).profileLinks).toEqual(both.toReversed());
    await expect(
      admin.call(employeeLinks.update, { params: params(first), body: later }),
    ).rejects.toMatchObject({ status: 409 });
    await admin.call(employeeLinks.remove, { params: params(first) });
    expect((await page()).profileLinks).toEqual(both.slice(1));
    await undoLast();
    expect((await page()).profileLinks).toEqual(both.toReversed());
  });

  it.each([
    ['javascript:alert(1)', 'format'],
    ['example.org/name', 'format'],
    [' ', 'required'],
    [`https://example.org/${'a'.repeat(500)}`, 'too-big'],
    [ORCID, 'taken'],
  ])('employee links: rejects an invalid one with the field: %s', async (address, reason) => {
    await expect(admin.call(employeeLinks.create, { body: link(address) })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'link', reason }],
    });
  });

  it('employee links: require an existing employee and type', async () => {
    const body = { ...link('https://example.org/a'), employeeId: 77_777 };
    await expect(admin.call(employeeLinks.create, { body })).rejects.toMatchObject({
      fields: [{ field: 'employeeId', reason: 'unknown' }],
    });
    await expect(
      admin.call(employeeLinks.create, {
        body: { ...link('https://example.org/a'), type: 'blog' as 'page' },
      }),
    ).rejects.toMatchObject({ fields: [{ field: 'type' }] });
  });
});

describe('CNS-02 notes on an employee', () => {
  const note = { title: 'Научные интересы', content: 'Базы данных', order: 0 };

  it('employee notes: the page shows additions, changes, deletions and reversals immediately', async () => {
    expect((await page()).additionalInformation).toEqual([]);
    const created = await admin.call(employeeNotes.create, { body: { ...note, employeeId } });
    const noteWith = (content: string) => [
      { id: created.id, idType: 1, nameType: 'Научные интересы', content },
    ];
    expect((await page()).additionalInformation).toEqual(noteWith('Базы данных'));
    const filter = JSON.stringify({ employeeId, q: 'базы' });
    expect(await admin.call(employeeNotes.list, { query: { filter } })).toEqual([created]);
    await admin.call(employeeNotes.update, {
      params: params(created),
      body: { ...note, employeeId, content: 'Сети', version: 1 },
    });
    expect((await page()).additionalInformation).toEqual(noteWith('Сети'));
    await admin.call(employeeNotes.remove, { params: params(created) });
    expect((await page()).additionalInformation).toEqual([]);
    await undoLast();
    expect((await page()).additionalInformation).toEqual(noteWith('Сети'));
  });

  it.each([
    ['title', { title: '<b>Награды</b>' }, 'format'],
    ['content', { content: '<script>alert(1)</script>' }, 'format'],
    ['content', { content: ' ' }, 'required'],
    ['content', { content: 'а'.repeat(2001) }, 'too-big'],
    ['order', { order: -1 }, 'too-small'],
  ])('employee notes: rejects an invalid one with the field: %s of %o', async (field, changes, reason) => {
    await expect(
      admin.call(employeeNotes.create, { body: { ...note, employeeId, ...changes } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field, reason }] });
  });
});

it('CNS-02 employees: an employee with a link and a note cannot be deleted, and the refusal names both', async () => {
  const response = await admin.fetch(`/api/v1/admin/employees/${employeeId}`, { method: 'DELETE' });
  const refusal: unknown = await response.json();
  expect([response.status, refusal]).toEqual([
    409,
    {
      reason: 'record-in-use',
      uses: [
        { resource: 'employee-links', count: 2 },
        { resource: 'employee-notes', count: 1 },
      ],
    },
  ]);
  expect(await server.db.$count(employees, eq(employees.id, employeeId))).toBe(1);
});
