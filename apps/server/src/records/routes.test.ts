import * as certificates from '@semestr/api/certificates';
import * as imports from '@semestr/api/imports';
import * as notifications from '@semestr/api/notifications';
import { resources } from '@semestr/api/contract';
import * as schedule from '@semestr/api/schedule';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../db/tables/audit.ts';
import { groups } from '../db/tables/groups.ts';
import { outbox } from '../db/tables/outbox.ts';
import { users } from '../db/tables/users.ts';
import { makeToken } from '../../test/api-tokens.ts';
import { startTestServer, type TestServer, type Visitor } from '../../test/server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

/** Requests a list as ra-data-simple-rest does. */
async function list(path: string, query: { filter?: object; sort?: unknown[]; range?: number[] } = {}) {
  const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  const response = await admin.fetch(`/api/v1/admin/${path}?${new URLSearchParams(texts).toString()}`);
  expect(response.status).toBe(200);
  const rows = (await response.json()) as Record<string, unknown>[];
  return { rows, range: response.headers.get('content-range') };
}
const actions = () => server.db.select().from(audit).orderBy(desc(audit.id));

describe('CNS-02 list of records', () => {
  it('records: a list returns a range in order, and the total', async () => {
    const total = await server.db.$count(groups);
    const { rows, range } = await list('groups', { sort: ['name', 'DESC'], range: [1, 3] });
    expect(range).toBe(`groups 1-3/${total}`);
    const all = (await list('groups', { sort: ['name', 'ASC'], range: [0, 999] })).rows;
    expect(rows.map(({ name }) => name)).toEqual(
      all
        .map(({ name }) => name)
        .toReversed()
        .slice(1, 4),
    );
  });

  it('records: a list is searched by every word, filtered by fields, and returns records by ids', async () => {
    const found = await list('employees', { filter: { q: 'образцов  игорь' } });
    expect(found.rows.map(({ urlId }) => urlId)).toEqual(['i-obrazcov']);
    expect((await list('employees', { filter: { q: '%' } })).rows).toEqual([]);
    const second = await list('groups', { filter: { course: 2 }, range: [0, 99] });
    expect(new Set(second.rows.map(({ course }) => course))).toEqual(new Set([2]));
    const ids = second.rows.map(({ id }) => id).slice(0, 2);
    expect((await list('groups', { filter: { id: ids } })).rows.map(({ id }) => id)).toEqual(ids);
  });
});

describe('CNS-02 record', () => {
  it('records: create, update and delete are visible immediately and recorded in the audit log', async () => {
    const listFaculties = async () => (await admin.call(schedule.faculties, {})).map(({ text }) => text);
    const created = await admin.call(resources.faculties.create, {
      body: { name: 'Факультет проб', abbrev: 'ФПр' },
    });
    expect(created).toMatchObject({ version: 1, abbrev: 'ФПр' });
    expect(await listFaculties()).toContain('ФПр');
    const params = { id: String(created.id) };
    const changed = await admin.call(resources.faculties.update, {
      params,
      body: { name: 'Факультет проб', abbrev: 'ФПб', version: 1 },
    });
    expect(changed).toMatchObject({ version: 2, abbrev: 'ФПб' });
    expect(await listFaculties()).toContain('ФПб');
    expect(await admin.call(resources.faculties.remove, { params })).toEqual({ id: created.id });
    expect(await listFaculties()).not.toContain('ФПб');
    await expect(admin.call(resources.faculties.one, { params })).rejects.toMatchObject({ status: 404 });
    const [me] = await server.db.select().from(users).where(eq(users.username, 'admin'));
    expect(
      (await actions()).slice(0, 3).map(({ action, subject, userId }) => [action, subject, userId]),
    ).toEqual([
      ['faculties.remove', `faculties/${created.id}`, me?.id],
      ['faculties.update', `faculties/${created.id}`, me?.id],
      ['faculties.create', `faculties/${created.id}`, me?.id],
    ]);
    expect((await actions())[1]?.details).toEqual({ abbrev: { from: 'ФПр', to: 'ФПб' } });
  });

  it('records: rejects overwriting a record that another user has changed since', async () => {
    const [group] = (await list('groups')).rows as { id: number; version: number; size: number }[];
    const one = await admin.call(resources.groups.one, { params: { id: String(group?.id) } });
    const change = (size: number) => {
      const { id, ...body } = { ...one, size };
      return admin.call(resources.groups.update, { params: { id: String(id) }, body });
    };
    await change(31);
    await expect(change(32)).rejects.toMatchObject({ status: 409, reason: 'record-stale' });
    expect(await admin.call(resources.groups.one, { params: { id: String(one.id) } })).toMatchObject({
      size: 31,
      version: one.version + 1,
    });
  });

  it('records: stores only one of two concurrent updates', async () => {
    const [place] = (await list('certificate-places')).rows as { id: number }[];
    const { id, ...body } = await admin.call(resources.certificatePlaces.one, {
      params: { id: String(place?.id) },
    });
    const both = ['а', 'б'].map((name) =>
      admin.call(resources.certificatePlaces.update, { params: { id: String(id) }, body: { ...body, name } }),
    );
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('records: rejects a duplicate value or a missing reference with its field', async () => {
    const [first] = (await list('groups')).rows as { name: string }[];
    const {
      id: _id,
      version: _version,
      ...body
    } = await admin.call(resources.groups.one, {
      params: { id: String((await list('groups')).rows[0]?.['id']) },
    });
    await expect(admin.call(resources.groups.create, { body })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'name', reason: 'taken' }],
    });
    await expect(
      admin.call(resources.groups.create, { body: { ...body, name: `${first?.name}x`, facultyId: 1 } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'facultyId', reason: 'unknown' }] });
  });

  it('records: rejects an equivalent duplicate with its field', async () => {
    const [skill] = (await list('skills')).rows as { name: string }[];
    await expect(
      admin.call(resources.skills.create, { body: { name: skill?.name.toUpperCase() ?? '' } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'name', reason: 'taken' }] });
    const [employee] = (await list('employees')).rows;
    const {
      id: _id,
      version: _version,
      ...body
    } = await admin.call(resources.employees.one, {
      params: { id: String(employee?.['id']) },
    });
    await expect(admin.call(resources.employees.create, { body })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'urlId', reason: 'taken' }],
    });
  });

  it('records: rejects deleting a record with references', async () => {
    const [faculty] = (await list('faculties')).rows as { id: number }[];
    await expect(
      admin.call(resources.faculties.remove, { params: { id: String(faculty?.id) } }),
    ).rejects.toMatchObject({ status: 409, reason: 'record-in-use' });
  });
});

describe('request of a student', () => {
  const ordered = async (student: Visitor) => {
    const [inserted] = await student.call(certificates.register, {
      body: {
        certificateRequestDto: { certificateType: 'обычная', provisionPlace: 'в поликлинику' },
        certificateCount: 1,
      },
    });
    return admin.call(resources.certificates.one, { params: { id: String(inserted?.id) } });
  };
  const decide = ({ id, version }: { id: number; version: number }, body: object) =>
    admin.call(resources.certificates.update, {
      params: { id: String(id) },
      body: { state: 'printed', version, ...body },
    });

  it('requests: accepts one decision, and notifies the student', async () => {
    const student = await server.client('student');
    const request = await ordered(student);
    const printed = await decide(request, { number: 17, issuedOn: '2026-11-23' });
    expect(printed).toMatchObject({ state: 'printed', decidedAt: '2026-11-20T09:58:00.000Z' });
    const [newest] = (await student.call(notifications.list, { query: {} })).notifications;
    expect(newest).toMatchObject({
      type: 'SUCCESS',
      message: 'Справка готова: в поликлинику. Её можно забрать.',
    });
    const [own] = await student.call(certificates.list, {});
    expect(own).toMatchObject({ status: 1, number: 17, issueDate: '23.11.2026' });
    await expect(decide(printed, { state: 'processing' })).rejects.toMatchObject({ status: 409 });
  });

  it('requests: a rejection contains the reason', async () => {
    const student = await server.client('student');
    await decide(await ordered(student), { state: 'rejected', rejectionReason: 'Справка уже выдана.' });
    const [newest] = (await student.call(notifications.list, { query: {} })).notifications;
    expect(newest).toMatchObject({
      type: 'FAILURE',
      message: 'Справка отклонена: в поликлинику. Причина: Справка уже выдана.',
    });
  });
});

it('outbox: shows codes and links in a demo without a mail server, to its administrators only', async () => {
  const text = 'Семестр: код подтверждения 123456.';
  const now = new Date('2026-11-20T09:58:00Z');
  const waiting = { channel: 'sms', recipient: '+375291112233', subject: '', text, isSecret: true } as const;
  const read = async (from: TestServer, reader: Visitor) => {
    await from.db.insert(outbox).values({ ...waiting, state: 'waiting', createdAt: now, nextAt: now });
    const query = { filter: JSON.stringify({ state: 'waiting' }) };
    const [row] = await reader.call(resources.outbox.list, { query });
    return row?.text;
  };
  expect(await read(server, admin)).toBeNull();
  const demo = await startTestServer({ settings: { showsCodes: true } });
  try {
    expect(await read(demo, await demo.client('admin'))).toBe(text);
    // A code grants access to an account, so a read-only token must not get it.
    const tokens = await Promise.all(
      ([['admin:read'], ['admin:read', 'admin:write']] as const).map((scopes) =>
        makeToken(demo, 'admin', { scopes: [...scopes] }),
      ),
    );
    const texts = [];
    for (const { visitor } of tokens) texts.push(await read(demo, visitor));
    expect(texts).toEqual([null, text]);
    for (const who of ['support', 'auditor'] as const) {
      expect([who, await read(demo, await demo.client(who))]).toEqual([who, null]);
      const { visitor } = await makeToken(demo, who, { scopes: ['admin:read', 'admin:write'] });
      expect([who, await read(demo, visitor)]).toEqual([who, null]);
    }
  } finally {
    await demo.close();
  }
});

it('records: an imported record is returned even if its name exceeds the input limit', async () => {
  const long = { id: 20_990, name: 'Факультет', abbrev: 'Ф'.repeat(80) };
  await admin.call(imports.faculties, { body: [long] });
  const { rows } = await list('faculties', { filter: { id: [long.id] } });
  expect(rows).toMatchObject([long]);
  const params = { id: String(long.id) };
  expect(await admin.call(resources.faculties.one, { params })).toMatchObject(long);
  const change = admin.call(resources.faculties.update, { params, body: { ...long, version: 1 } });
  await expect(change).rejects.toMatchObject({
    status: 400,
    fields: [{ field: 'abbrev', reason: 'too-big' }],
  });
});
