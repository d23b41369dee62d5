import { resources } from '@semestr/api/contract';
import * as calls from '@semestr/api/journal';
import * as notifications from '@semestr/api/notifications';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../test/notification-stream.ts';
import { startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { omissions } from '../../db/tables/omissions.ts';

let server: TestServer;
let student: Visitor;
let headman: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  student = await server.client('student');
  headman = await server.client('headman');
});
afterAll(() => server.close());

const lessonOn = async (date: string) => {
  const { lessons } = await headman.call(calls.byDate, { query: { date } });
  const lesson = lessons.find(({ subGroup, nameAbbrev }) => subGroup === 0 && nameAbbrev !== 'КЧ');
  if (!lesson) throw new Error(`No lesson on ${date}`);
  return lesson;
};
const note = (idLesson: number, ...list: { student: number; hours: number }[]) =>
  headman.call(calls.note, { body: { idLesson, studentOmissionsHoursDtoList: list } });

describe('absence', () => {
  it.each([
    ['the headman', (id: number, anna: number) => note(id, { student: anna, hours: 0 })],
    [
      'an administrator',
      async (lessonId: number, studentId: number) => {
        const admin = await server.as('admin');
        const [row] = await server.db
          .select()
          .from(omissions)
          .where(and(eq(omissions.lessonId, lessonId), eq(omissions.studentId, studentId)));
        await admin.call(resources.omissions.remove, { params: { id: String(row?.id) } });
      },
    ],
  ])(
    'absences: undoing one by %s withdraws its notification from the list, the count and the stream',
    async (_who, undo) => {
      const { id, nameAbbrev, students: list } = await lessonOn('2026-11-19');
      const anna = list.find(({ fio }) => fio.startsWith('Лисицкая'))?.id ?? 0;
      const unviewed = () => student.call(notifications.unviewedCount, {});
      const received = async () => (await student.call(notifications.list, { query: {} })).notifications;
      const [before, listBefore] = [await unviewed(), await received()];
      const stream = await listen(student);
      expect(await stream.next()).toBe(before);
      await note(id, { student: anna, hours: 2 });
      expect(await stream.next()).toBe(before + 1);
      expect((await received())[0]?.message).toContain(nameAbbrev);
      await undo(id, anna);
      expect(await stream.next()).toBe(before);
      expect(await unviewed()).toBe(before);
      expect(await received()).toEqual(listBefore);
      await stream.leave();
    },
  );
});
