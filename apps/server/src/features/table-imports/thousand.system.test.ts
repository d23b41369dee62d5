import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startTestServer } from '../../../test/server.ts';
import { importing } from '../../../test/table-imports.ts';
import { groups } from '../../db/tables/groups.ts';

it('CNS-02 table imports: stores a thousand students in one file', async () => {
  const server = await startTestServer();
  try {
    const tables = importing(await server.client('admin'));
    const [group] = await server.db.select().from(groups).orderBy(desc(groups.id)).limit(1);
    const head = ['Номер билета', 'Фамилия', 'Имя', 'Дата рождения', 'Группа'];
    const rows = Array.from({ length: 1000 }, (_one, index) => [
      String(99_900_000 + index),
      'Новиков',
      'Пётр',
      '29.02.2008',
      group?.name ?? '',
    ]);
    const sent = await tables.sent('students', [head, ...rows]);
    expect(await tables.apply(sent, true)).toMatchObject({ state: 'done', counts: { created: 1000 } });
  } finally {
    await server.close();
  }
});
