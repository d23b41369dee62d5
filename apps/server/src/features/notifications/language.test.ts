import { resources } from '@semestr/api/contract';
import * as calls from '@semestr/api/notifications';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { employees } from '../../db/tables/employees.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { students } from '../../db/tables/students.ts';
import { allMessages } from '../../domain/localized.ts';
// Reminders are sent by the process: the application alone does not know their texts.
import '../reminders/texts.ts';
import { subjects } from '../../domain/notice-subjects.ts';

let server: TestServer;
let russian: Visitor;
let english: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  russian = await server.client('student');
  english = await server.client('student', { cookie: 'language=en' });
});
afterAll(() => server.close());

const newest = async (reader: Visitor) => {
  const [notification] = (await reader.call(calls.list, { query: {} })).notifications;
  return notification;
};

/** Has the group of the student notified of an announcement. */
async function announce(content: string): Promise<void> {
  const [student] = await server.db.select().from(students).where(eq(students.cardNumber, logins.student));
  const [educator] = await server.db.select().from(employees).limit(1);
  const admin = await server.as('admin');
  await admin.call(resources.announcements.create, {
    body: {
      employeeId: educator?.id ?? 0,
      content,
      date: '2026-11-25',
      startTime: '14:00',
      endTime: null,
      room: null,
      groupIds: [student?.groupId ?? 0],
    },
  });
}

/** Changes the row of the newest notification, as another version of the program would have left it. */
async function rewrite(columns: Partial<typeof notifications.$inferInsert>): Promise<void> {
  const { id = 0 } = (await newest(russian)) ?? {};
  await server.db.update(notifications).set(columns).where(eq(notifications.id, id));
}

describe('a notification', () => {
  it('is read in the language of its reader, one row by both', async () => {
    await announce('Консультация.');
    const shown = await newest(russian);
    expect(shown?.message).toBe('Объявление на 25.11.2026, 14:00: Консультация.');
    expect(await newest(english)).toEqual({
      ...shown,
      message: 'Announcement for 25.11.2026, 14:00: Консультация.',
    });
  });

  it.each(['be', 'fr', '', 'ru;en', '%'])('with the cookie language=%s is in Russian', async (chosen) => {
    const reader = await server.client('student', { cookie: `language=${chosen}` });
    expect(await newest(reader)).toEqual(await newest(russian));
  });

  it('says what people wrote as they wrote it', async () => {
    await announce('<img src=x onerror="alert(1)"> {{date}} $t(reason) &amp;');
    expect((await newest(english))?.message).toBe(
      'Announcement for 25.11.2026, 14:00: <img src=x onerror="alert(1)"> {{date}} $t(reason) &amp;',
    );
  });

  it('of administrators is read in their language too', async () => {
    const admin = await server.client('admin', { cookie: 'language=en' });
    await announce('Зачёт.');
    const query = { sort: '["id","DESC"]', range: '[0,0]' };
    const [row] = await admin.call(resources.notifications.list, { query });
    expect(row?.message).toBe('Announcement for 25.11.2026, 14:00: Зачёт.');
  });
});

describe('a notification that cannot be rendered', () => {
  it('because it is older than its key is read as it was written', async () => {
    await announce('Консультация.');
    await rewrite({ message: 'Старое уведомление.', localized: null });
    for (const reader of [russian, english])
      expect((await newest(reader))?.message).toBe('Старое уведомление.');
  });

  it('because its text is gone is read as it was written', async () => {
    await announce('Консультация.');
    const [row] = await server.db.select().from(notifications).orderBy(desc(notifications.id)).limit(1);
    await rewrite({ localized: [{ texts: 'server.admin', key: 'no.longer', values: {} }] });
    for (const reader of [russian, english]) expect((await newest(reader))?.message).toBe(row?.message);
  });
});

it('what a notification is about is found by texts that there are', () => {
  const keys = new Set(
    allMessages().flatMap(({ name, ru }) => Object.keys(ru).map((key) => `${name} ${key}`)),
  );
  expect(Object.keys(subjects).filter((key) => !keys.has(key))).toEqual([]);
});
