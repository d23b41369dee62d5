import { resources } from '@semestr/api/contract';
import * as roomCalls from '@semestr/api/rooms';
import { rowsOf } from '@semestr/api/rows';
import * as specialityCalls from '@semestr/api/specialities';
import { localDate } from '@semestr/core/dates';
import { roomLabel } from '@semestr/core/room-names';
import { termCode } from '@semestr/core/term';
import { and, arrayContains, desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements } from '../db/tables/announcements.ts';
import { audit } from '../db/tables/audit.ts';
import { lessons } from '../db/tables/lessons.ts';
import { rooms } from '../db/tables/rooms.ts';
import { NOW, startTestServer, type TestServer, type Visitor } from '../../test/server.ts';

let server: TestServer;
let admin: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.client('admin');
  visitor = await server.client();
});
afterAll(() => server.close());

const params = ({ id }: { id: number }) => ({ id: String(id) });
const { buildings, roomTypes, educationForms } = resources;

const allRooms = async () => rowsOf(await visitor.call(roomCalls.all, {}));
const allSpecialities = async () => rowsOf(await visitor.call(specialityCalls.all, {}));
const removal = async (path: string, id: number) => {
  const response = await admin.fetch(`/api/v1/admin/${path}/${id}`, { method: 'DELETE' });
  return [response.status, await response.json()];
};
const undoLast = async (): Promise<void> => {
  const [entry] = await server.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  await admin.call(resources.audit.undo, { params: { id: String(entry?.id) } });
};

describe('CNS-02 dictionaries', () => {
  it('dictionaries: a building can be created, found, updated, deleted and restored', async () => {
    const newRecord = await admin.call(buildings.create, { body: { name: 'Спорткомплекс' } });
    expect(newRecord).toEqual({ id: expect.any(Number) as number, name: 'Спорткомплекс', version: 1 });
    const filter = JSON.stringify({ q: 'спорт' });
    expect(await admin.call(buildings.list, { query: { filter } })).toEqual([newRecord]);
    const body = { name: 'Бассейн', version: 1 };
    const changed = await admin.call(buildings.update, { params: params(newRecord), body });
    expect(changed).toEqual({ ...newRecord, name: 'Бассейн', version: 2 });
    await expect(admin.call(buildings.update, { params: params(newRecord), body })).rejects.toMatchObject({
      status: 409,
    });
    await admin.call(buildings.remove, { params: params(newRecord) });
    await expect(admin.call(buildings.one, { params: params(newRecord) })).rejects.toMatchObject({
      status: 404,
    });
    await undoLast();
    expect(await admin.call(buildings.one, { params: params(newRecord) })).toMatchObject({ name: 'Бассейн' });
  });

  it('dictionaries: a renamed type or form is shown immediately wherever it is used', async () => {
    const [room] = await allRooms();
    const type = await admin.call(roomTypes.one, { params: params({ id: room?.auditoryType.id ?? 0 }) });
    await admin.call(roomTypes.update, {
      params: params(type),
      body: { name: 'мастерская', abbrev: 'мс', version: type.version },
    });
    expect((await allRooms()).find(({ id }) => id === room?.id)?.auditoryType).toEqual({
      id: type.id,
      name: 'мастерская',
      abbrev: 'мс',
    });
    const [speciality] = await allSpecialities();
    const formId = speciality?.educationForm.id ?? 0;
    const form = await admin.call(educationForms.one, { params: params({ id: formId }) });
    await admin.call(educationForms.update, {
      params: params(form),
      body: { name: 'вечерняя', version: form.version },
    });
    expect((await allSpecialities()).find(({ id }) => id === speciality?.id)?.educationForm).toEqual({
      id: formId,
      name: 'вечерняя',
    });
  });

  it('dictionaries: entries in use cannot be deleted, and the refusal counts the uses', async () => {
    const [room] = await allRooms();
    const [speciality] = await allSpecialities();
    if (!room || !speciality) throw new Error('There is no room, or no speciality');
    const { auditoryType: type, buildingNumber: building } = room;
    const { educationForm: form } = speciality;
    const own = await allRooms();
    const inUse = (resource: string, count: number) => [
      409,
      { reason: 'record-in-use', uses: [{ resource, count }] },
    ];
    expect(await removal('buildings', building.id)).toEqual(
      inUse('rooms', own.filter((one) => one.buildingNumber.id === building.id).length),
    );
    expect(await removal('room-types', type.id)).toEqual(
      inUse('rooms', own.filter((one) => one.auditoryType.id === type.id).length),
    );
    expect(await removal('education-forms', form.id)).toEqual(
      inUse(
        'specialities',
        (await allSpecialities()).filter(({ educationForm }) => educationForm.id === form.id).length,
      ),
    );
  });

  it.each([
    ['buildings', buildings.create, { name: ' ' }],
    ['room-types', roomTypes.create, { name: '', abbrev: 'а' }],
    ['education-forms', educationForms.create, { name: 'ф'.repeat(51) }],
  ] as const)('dictionaries: rejects an entry of %s without a valid name', async (_path, call, body) => {
    await expect(admin.call(call, { body: body as never })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'name' }],
    });
  });

  it('dictionaries: rejects an unknown building of a room, or form of a speciality, with the field', async () => {
    const [room] = await server.db.select().from(rooms).limit(1);
    if (!room) throw new Error('There is no room');
    const { id: _id, version: _version, ...body } = room;
    await expect(
      admin.call(resources.rooms.create, { body: { ...body, buildingId: 77_777 } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'buildingId', reason: 'unknown' }] });
    await expect(
      admin.call(resources.rooms.create, { body: { ...body, typeId: 77_777 } }),
    ).rejects.toMatchObject({ status: 400, fields: [{ field: 'typeId', reason: 'unknown' }] });
    const [faculty] = await admin.call(resources.faculties.list, { query: {} });
    const speciality = { name: 'С', abbrev: 'С', code: '', formId: 77_777, facultyId: faculty?.id ?? 0 };
    await expect(admin.call(resources.specialities.create, { body: speciality })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'formId', reason: 'unknown' }],
    });
  });

  it('dictionaries: lessons and announcements follow a renamed building, and its reversal', async () => {
    const thisTerm = termCode(localDate(new Date(NOW)));
    const weekly = await server.db
      .select()
      .from(lessons)
      .where(and(eq(lessons.term, thisTerm), eq(lessons.isExam, false), isNull(lessons.date)))
      .orderBy(lessons.id);
    const lesson = weekly.find((one) => one.rooms.length === 1);
    const label = lesson?.rooms[0] ?? '';
    const room = (await allRooms()).find(
      ({ name, buildingNumber }) => roomLabel(name, buildingNumber.name) === label,
    );
    if (!lesson || !room) throw new Error('There is no lesson in a room');
    const [announcement] = await server.db.select().from(announcements).limit(1);
    const announced = eq(announcements.id, announcement?.id ?? 0);
    await server.db.update(announcements).set({ room: label }).where(announced);
    const other = await server.db.$count(lessons, arrayContains(lessons.rooms, [label]));
    const building = await admin.call(buildings.one, { params: params(room.buildingNumber) });
    await admin.call(buildings.update, {
      params: params(building),
      body: { name: 'Главный', version: building.version },
    });
    const renamed = roomLabel(room.name, 'Главный');
    const countLessonsIn = async (name: string) =>
      server.db.$count(lessons, arrayContains(lessons.rooms, [name]));
    expect([await countLessonsIn(label), await countLessonsIn(renamed)]).toEqual([0, other]);
    const [after] = await server.db.select().from(announcements).where(announced);
    expect(after?.room).toBe(renamed);
    const { schedules } = await visitor.call(roomCalls.schedule, { query: { name: renamed } });
    expect(Object.values(schedules ?? {}).flat().length).toBeGreaterThan(0);
    await undoLast();
    expect([await countLessonsIn(label), await countLessonsIn(renamed)]).toEqual([other, 0]);
  });
});
