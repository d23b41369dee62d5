import * as calls from '@semestr/api/table-imports';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase, startTestServer } from '../../../../test/server.ts';
import { importing } from '../../../../test/table-imports.ts';
import { groups } from '../../../db/tables/groups.ts';
import { tableImports } from '../../../db/tables/table-imports.ts';

it('CNS-02 an import whose server stops is stopped, and goes on where it was', async () => {
  const database = await openTestDatabase(true);
  const address = { ...database, close: () => Promise.resolve() };
  const [group] = await database.db.select({ name: groups.name }).from(groups).limit(1);
  const many = [
    ['Студенческий билет', 'Фамилия', 'Имя', 'Дата рождения', 'Группа'],
    ...Array.from({ length: 400 }, (_one, index) => [
      String(99_700_000 + index),
      'Новиков',
      'Пётр',
      '29.02.2008',
      group?.name ?? '',
    ]),
  ];
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
    expect(stopped.progress).toBeLessThan(many.length - 1);
    const done = await importing(next).apply(stopped);
    expect(done).toMatchObject({ state: 'done', progress: many.length - 1 });
    expect(done.counts.created).toBe(many.length - 1);
  } finally {
    await after.close();
    await database.close();
  }
});

it('CNS-02 an import that a server left without a word is stopped by the next', async () => {
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
