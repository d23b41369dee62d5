import * as announcing from '@semestr/api/own-announcements';
import * as certificates from '@semestr/api/certificates';
import { resources } from '@semestr/api/contract';
import type { Endpoint } from '@semestr/api/endpoint';
import * as notifications from '@semestr/api/notifications';
import * as schedule from '@semestr/api/schedule';
import { UNDO_MINUTES } from '@semestr/core/requests/lifecycle';
import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { audit } from '../db/tables/audit.ts';
import { disciplines } from '../db/tables/disciplines.ts';
import { faculties } from '../db/tables/faculties.ts';
import { journalLessons } from '../db/tables/journal.ts';
import { marks } from '../db/tables/marks.ts';
import { startTestServer, type TestServer, type Visitor } from '../../test/server.ts';
import { nonEmpty } from '../../test/non-empty.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ id: String(id) });
const undo = (id: number) => admin.call(resources.audit.undo, { params: { id: String(id) } });
const refused = async (id: number) =>
  (await admin.fetch(`/api/v1/admin/audit/${id}/undo`, { method: 'POST' })).json();
/** Returns the newest log entry whose action begins with this text. */
async function newest(action: string) {
  const [entry] = await server.db
    .select()
    .from(audit)
    .where(like(audit.action, `${action}%`))
    .orderBy(desc(audit.id))
    .limit(1);
  if (!entry) throw new Error(`The audit log has no ${action}`);
  return entry;
}

type Kept = Record<string, unknown> & { id: number; version: number };

const fieldsOf = (call: Endpoint): string[] =>
  Object.keys((call.body as z.ZodMiniObject | undefined)?.shape ?? {});

/** Additional differences where a different name is not sufficient: a group has one record per term. */
const distinguishing: Readonly<Record<string, object>> = {
  '/api/v1/admin/group-terms': {
    term: '2027-autumn',
    start: '2027-09-01',
    end: '2027-12-21',
    examsStart: null,
    examsEnd: null,
  },
};

/** Computed fields of a record, which are not part of a deleted one. */
const workedOut: Readonly<Record<string, readonly string[]>> = { '/api/v1/admin/holidays': ['date'] };

/** Creates a record like this one that is not used yet, with different names. */
async function another(path: string, fields: readonly string[], model: Kept): Promise<Kept> {
  const own = (field: string) =>
    /^(?:name|abbrev|urlId)$/.test(field) ? `${String(model[field])}-2` : model[field];
  const body = Object.fromEntries(fields.map((field) => [field, own(field)]));
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, ...distinguishing[path] }),
  };
  const response = await admin.fetch(path, init);
  expect(response.status).toBe(200);
  return (await response.json()) as Kept;
}

/** Deletes a record of the demo, or a copy when all of them are used. */
async function removeOne(path: string, fields: readonly string[]): Promise<Kept> {
  const [record, ...others] = (await (await admin.fetch(`${path}?range=[0,99]`)).json()) as [Kept, ...Kept[]];
  for (const candidate of [...others, record, null]) {
    const one = candidate ?? (await another(path, fields, record));
    const { status } = await admin.fetch(`${path}/${one.id}`, { method: 'DELETE' });
    expect([200, 409]).toContain(status);
    if (status === 200) return one;
  }
  throw new Error(`Nothing was removed of ${path}`);
}

let createdCount = 0;
async function makeFaculty() {
  createdCount += 1;
  const body = { name: `Факультет ${createdCount}`, abbrev: `Ф${createdCount}` };
  return admin.call(resources.faculties.create, { body });
}
const faculty = (id: number) => admin.call(resources.faculties.one, { params: { id: String(id) } });

describe('CNS-02 undo', () => {
  it('undo: reverts a change, and then the reversal', async () => {
    const { id, ...first } = await makeFaculty();
    await admin.call(resources.faculties.update, {
      params: params({ id }),
      body: { ...first, abbrev: 'Иной' },
    });
    const listFaculties = async () => (await admin.call(schedule.faculties, {})).map(({ text }) => text);
    expect(await listFaculties()).toContain('Иной');
    const change = await newest('faculties.update');
    const back = await undo(change.id);
    expect(await faculty(id)).toEqual({ id, ...first, version: 3 });
    expect(await listFaculties()).toContain(first.abbrev);
    expect(await newest('faculties')).toMatchObject({
      id: back.id,
      action: 'faculties.update',
      subject: `faculties/${id}`,
      undoesId: change.id,
      details: { abbrev: { from: 'Иной', to: first.abbrev } },
    });
    await undo(back.id);
    expect(await faculty(id)).toMatchObject({ abbrev: 'Иной', version: 4 });
  });

  it('undo: reverts a creation, and restores the identical record', async () => {
    const record = await makeFaculty();
    const entry = await newest('faculties.create');
    const removal = await undo(entry.id);
    await expect(faculty(record.id)).rejects.toMatchObject({ status: 404 });
    await undo(removal.id);
    expect(await faculty(record.id)).toEqual({ ...record, version: 2 });
  });

  const removable = Object.entries<Readonly<Record<string, Endpoint>>>(resources).flatMap(
    ([kind, { list, create, remove }]) =>
      list && create && remove ? [{ kind, path: list.path, fields: fieldsOf(create) }] : [],
  );

  it.each(nonEmpty(removable))(
    'undo: reverts the deletion of $kind with all values',
    async ({ path, fields }) => {
      const removed = await removeOne(path, fields);
      const entry = await newest(`${path.split('/').at(-1)}.remove`);
      const checkedFields = Object.entries(removed).filter(([field]) => !workedOut[path]?.includes(field));
      expect(entry.details).toMatchObject(Object.fromEntries(checkedFields));
      const created = await undo(entry.id);
      const one = async () => admin.fetch(`${path}/${removed.id}`);
      expect(await (await one()).json()).toEqual({ ...removed, version: removed.version + 1 });
      await undo(created.id);
      expect((await one()).status).toBe(404);
    },
  );

  it('undo: reverts an educator’s change of an announcement', async () => {
    const teacher = await server.client('teacher');
    const [group] = await admin.call(resources.groups.list, { query: {} });
    const body = { content: 'Консультация', date: '27.11.2026', groupIds: [group?.id ?? 0] };
    const announcement = await teacher.call(announcing.write, { body });
    await teacher.call(announcing.withdraw, { query: { id: String(announcement.id) } });
    await undo((await newest('announcements.remove')).id);
    expect(await admin.call(resources.announcements.one, { params: params(announcement) })).toMatchObject({
      content: 'Консультация',
      groupIds: body.groupIds,
    });
  });

  it('undo: reverts the effects of a change too: the average and the notification of a mark', async () => {
    const [mark] = await server.db.select().from(marks).where(eq(marks.mark, '9')).limit(1);
    if (!mark) throw new Error('No student has a 9');
    const average = async () => {
      const [row] = await server.db.select().from(disciplines).where(eq(disciplines.id, mark.disciplineId));
      return row?.commonMark;
    };
    const before = await average();
    await admin.call(resources.marks.remove, { params: params(mark) });
    expect(await average()).not.toBe(before);
    await undo((await newest('marks.remove')).id);
    expect(await average()).toBe(before);
  });

  it('undo: restores a timestamp as a timestamp', async () => {
    const notedAt = new Date('2026-11-20T08:00:00Z');
    const [lesson] = await server.db.select().from(journalLessons).limit(1);
    const subjectId = lesson?.subjectId ?? 0;
    const [row] = await server.db
      .insert(journalLessons)
      .values({
        subjectId,
        date: '2026-11-20',
        startTime: '21:00',
        endTime: '22:00',
        subgroup: 0,
        hours: 2,
        notedAt,
      })
      .returning();
    await admin.call(resources.journalLessons.remove, { params: params({ id: row?.id ?? 0 }) });
    await undo((await newest('journal-lessons.remove')).id);
    const [back] = await server.db
      .select()
      .from(journalLessons)
      .where(eq(journalLessons.id, row?.id ?? 0));
    expect(back?.notedAt).toEqual(notedAt);
  });
});

const impossible = { status: 409, reason: 'undo-impossible' };

describe('CNS-02 rejected undo', () => {
  it('undo: rejects with a reason when the record has been changed since', async () => {
    const { id, ...first } = await makeFaculty();
    const create = await newest('faculties.create');
    const change = async (abbrev: string, version: number) =>
      admin.call(resources.faculties.update, { params: params({ id }), body: { ...first, abbrev, version } });
    await change('Раз', 1);
    const update = await newest('faculties.update');
    await change('Два', 2);
    expect(await refused(update.id)).toEqual({ reason: 'undo-changed' });
    expect(await refused(create.id)).toEqual({ reason: 'undo-changed' });
    await expect(undo(update.id)).rejects.toMatchObject({ status: 409, reason: 'undo-changed' });
    await admin.call(resources.faculties.remove, { params: params({ id }) });
    expect(await refused(update.id)).toEqual({ reason: 'undo-changed' });
  });

  it('undo: rejects with a reason when another record has its position or its name', async () => {
    const one = await makeFaculty();
    await admin.call(resources.faculties.remove, { params: params(one) });
    const { id: removal } = await newest('faculties.remove');
    const { abbrev, name } = one;
    const other = await admin.call(resources.faculties.create, { body: { abbrev, name } });
    expect(await refused(removal)).toEqual({ reason: 'undo-taken' });
    await admin.call(resources.faculties.remove, { params: params(other) });
    await undo(removal);
    expect(await refused(removal)).toEqual({ reason: 'undo-taken' });
  });

  it('undo: rejects with a reason when a referenced record has been deleted', async () => {
    const parent = await makeFaculty();
    const speciality = await admin.call(resources.specialities.create, {
      body: { name: 'С', abbrev: 'С', code: '', formId: 1, facultyId: parent.id },
    });
    await admin.call(resources.specialities.remove, { params: params(speciality) });
    await admin.call(resources.faculties.remove, { params: params(parent) });
    const { id } = await newest('specialities.remove');
    expect(await refused(id)).toEqual({ reason: 'undo-parent-gone' });
    expect(await server.db.$count(faculties, eq(faculties.id, parent.id))).toBe(0);
  });

  it('undo: rejects with a reason when a created record is used', async () => {
    const parent = await makeFaculty();
    const entry = await newest('faculties.create');
    await admin.call(resources.specialities.create, {
      body: { name: 'И', abbrev: 'И', code: '', formId: 1, facultyId: parent.id },
    });
    expect(await refused(entry.id)).toEqual({
      reason: 'record-in-use',
      uses: [{ resource: 'specialities', count: 1 }],
    });
  });

  it('undo: rejects with a reason when users may already rely on a decision', async () => {
    const student = await server.client('student');
    const offices = await student.call(certificates.places, {});
    const place = offices.flatMap(({ places }) => places).find(({ type }) => type === 0)?.name ?? '';
    const [ordered] = await student.call(certificates.register, {
      body: {
        certificateRequestDto: { certificateType: 'обычная', provisionPlace: place },
        certificateCount: 1,
      },
    });
    const id = ordered?.id ?? 0;
    const decide = (body: object) =>
      admin.call(resources.certificates.update, {
        params: params({ id }),
        body: { state: 'printed', version: 1, ...body },
      });
    await decide({ number: 17, issuedOn: '2026-11-20' });
    server.clock.forward(UNDO_MINUTES);
    await expect(undo((await newest('certificates.update')).id)).rejects.toMatchObject(impossible);
    const [notice] = (await student.call(notifications.list, { query: {} })).notifications;
    expect(notice?.message.replaceAll('\u00a0', ' ')).toContain(place);
    // A change without a notification is reverted like any other.
    await decide({ number: 18, version: 2 });
    await undo((await newest('certificates.update')).id);
    expect(await admin.call(resources.certificates.one, { params: params({ id }) })).toMatchObject({
      number: 17,
    });
  });

  it('undo: rejects with a reason when the log has only a mask, or no record', async () => {
    const [contact] = await admin.call(resources.contacts.list, {
      query: { filter: JSON.stringify({ type: 6 }) },
    });
    const { id = 0, version = 0 } = contact ?? {};
    await admin.call(resources.contacts.update, {
      params: params({ id }),
      body: { value: 'somebody.else@example.com', version },
    });
    const entry = await newest('contacts.update');
    expect(JSON.stringify(entry.details)).not.toContain('somebody.else');
    for (const action of ['contacts.update', 'sign-in'])
      await expect(undo((await newest(action)).id)).rejects.toMatchObject(impossible);
    expect((await admin.fetch('/api/v1/admin/audit/2147483647/undo', { method: 'POST' })).status).toBe(404);
  });

  it('undo: rejects with a reason when it is requested twice', async () => {
    const { id, ...first } = await makeFaculty();
    await admin.call(resources.faculties.update, {
      params: params({ id }),
      body: { ...first, abbrev: 'Обе' },
    });
    const entry = await newest('faculties.update');
    const outcomes = await Promise.allSettled([undo(entry.id), undo(entry.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
