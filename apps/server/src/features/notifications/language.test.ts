import { resources } from '@semestr/api/contract';
import * as calls from '@semestr/api/notifications';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logins, startTestServer, type TestServer, type Visitor } from '../../../test/server.ts';
import { employees } from '../../db/tables/employees.ts';
import { notifications } from '../../db/tables/notifications.ts';
import { students } from '../../db/tables/students.ts';
import { allMessages } from '../../domain/localized.ts';
// Reminders are sent by the process, not the application, so their texts must be loaded here.
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

/** Notifies the group of the student of an announcement. */
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

/** Changes the row of the newest notification to the form of another version of the program. */
async function rewrite(columns: Partial<typeof notifications.$inferInsert>): Promise<void> {
  const { id = 0 } = (await newest(russian)) ?? {};
  await server.db.update(notifications).set(columns).where(eq(notifications.id, id));
}

describe('notification', () => {
  it('notification language: the same row is shown to each reader in their language', async () => {
    await announce('Консультация.');
    const notification = await newest(russian);
    expect(notification?.message).toBe('Объявление на 25.11.2026, 14:00: Консультация.');
    expect(await newest(english)).toEqual({
      ...notification,
      message: 'Announcement for 25.11.2026, 14:00: Консультация.',
    });
  });

  it.each(['be', 'fr', '', 'ru;en', '%'])(
    'notification language: is Russian with the cookie language=%s',
    async (chosen) => {
      const reader = await server.client('student', { cookie: `language=${chosen}` });
      expect(await newest(reader)).toEqual(await newest(russian));
    },
  );

  it('notification language: user-written texts are shown unchanged', async () => {
    await announce('<img src=x onerror="alert(1)"> {{date}} $t(reason) &amp;');
    expect((await newest(english))?.message).toBe(
      'Announcement for 25.11.2026, 14:00: <img src=x onerror="alert(1)"> {{date}} $t(reason) &amp;',
    );
  });

  it('notification language: administrators also get notifications in their language', async () => {
    const admin = await server.client('admin', { cookie: 'language=en' });
    await announce('Зачёт.');
    const query = { sort: '["id","DESC"]', range: '[0,0]' };
    const [row] = await admin.call(resources.notifications.list, { query });
    expect(row?.message).toBe('Announcement for 25.11.2026, 14:00: Зачёт.');
  });
});

describe('notification that cannot be rendered', () => {
  it('notification language: a notification stored without a key is shown in its original wording', async () => {
    await announce('Консультация.');
    await rewrite({ message: 'Старое уведомление.', localized: null });
    for (const reader of [russian, english])
      expect((await newest(reader))?.message).toBe('Старое уведомление.');
  });

  it('notification language: a notification whose text was removed is shown in its original wording', async () => {
    await announce('Консультация.');
    const [row] = await server.db.select().from(notifications).orderBy(desc(notifications.id)).limit(1);
    await rewrite({ localized: [{ texts: 'server.admin', key: 'no.longer', values: {} }] });
    for (const reader of [russian, english]) expect((await newest(reader))?.message).toBe(row?.message);
  });
});

it('notification subjects: every mapping refers to existing texts', () => {
  const keys = new Set(
    allMessages().flatMap(({ name, ru }) => Object.keys(ru).map((key) => `${name} ${key}`)),
  );
  expect(Object.keys(subjects).filter((key) => !keys.has(key))).toEqual([]);
});
