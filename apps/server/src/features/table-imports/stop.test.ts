import * as auth from '@semestr/api/auth';
import * as calls from '@semestr/api/table-imports';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase, startTestServer } from '../../../test/server.ts';
import { makePerson } from '../../../test/people.ts';
import { importing } from '../../../test/table-imports.ts';
import { groups } from '../../db/tables/groups.ts';
import { tableImports } from '../../db/tables/table-imports.ts';
import { users } from '../../db/tables/users.ts';

/** Enough rows to stop an import between them. */
const MANY = 400;

/** Creates a file with that many students of a group. */
const manyFor = (group: string) => [
  ['Студенческий билет', 'Фамилия', 'Имя', 'Дата рождения', 'Группа'],
  ...Array.from({ length: MANY }, (_one, index) => [
    String(99_700_000 + index),
    'Новиков',
    'Пётр',
    '29.02.2008',
    group,
  ]),
];

it('CNS-02 table imports: a stopping server stops an import, which can be resumed', async () => {
  const database = await openTestDatabase(true);
  const address = { ...database, close: () => Promise.resolve() };
  const [group] = await database.db.select({ name: groups.name }).from(groups).limit(1);
  const many = manyFor(group?.name ?? '');
  const before = await startTestServer({ database: address });
  const visitor = await before.client('admin');
  const sent = await importing(visitor).sent('students', many);
  await visitor.call(calls.apply, {
    params: { id: String(sent.id) },
    body: { columns: sent.columns, leaveOutFaulty: true },
  });
  await before.close();
  const after = await startTestServer({ database: address });
  try {
    const next = await after.client('admin');
    const stopped = await importing(next).one(sent.id);
    expect(stopped.state).toBe('stopped');
    expect(stopped.progress).toBeLessThan(MANY);
    const done = await importing(next).apply(stopped);
    expect(done).toMatchObject({ state: 'done', progress: MANY });
    expect(done.counts.created).toBe(MANY);
  } finally {
    await after.close();
    await database.close();
  }
});

it('CNS-02 table imports: an import left by a crashed server is stopped at the next start', async () => {
  const database = await openTestDatabase(true);
  const address = { ...database, close: () => Promise.resolve() };
  const before = await startTestServer({ database: address });
  const sent = await importing(await before.client('admin')).sent('groups', [
    ['Группа', 'Численность'],
    ['428501', '30'],
  ]);
  await before.close();
  await database.db.update(tableImports).set({ state: 'running' }).where(eq(tableImports.id, sent.id));
  const after = await startTestServer({ database: address });
  const next = importing(await after.client('admin'));
  expect(await next.one(sent.id)).toMatchObject({ state: 'stopped' });
  expect(await next.apply(sent)).toMatchObject({ state: 'done' });
  await after.close();
  await database.close();
});

it('CNS-02 table imports: losing the role stops an import, and another administrator can resume it', async () => {
  const server = await startTestServer();
  const [group] = await server.db.select({ name: groups.name }).from(groups).limit(1);
  const { username, password } = await makePerson(server.db, 'admin', server.clock.now());
  const maker = await server.client();
  await maker.call(auth.login, { body: { username, password } });
  const sent = await importing(maker).sent('students', manyFor(group?.name ?? ''));
  await maker.call(calls.apply, {
    params: { id: String(sent.id) },
    body: { columns: sent.columns, leaveOutFaulty: true },
  });
  await server.db.update(users).set({ block: 'for-good' }).where(eq(users.username, username));
  const other = importing(await server.client('admin'));
  const stopped = await other.ended(sent.id);
  expect(stopped.state).toBe('stopped');
  expect(stopped.progress).toBeLessThan(MANY);
  expect(await other.apply(stopped)).toMatchObject({ state: 'done', counts: { created: MANY } });
  await server.close();
});
