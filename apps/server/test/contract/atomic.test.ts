import { changesState } from '@semestr/api/endpoint';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, endsSession, sent } from '../contract.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { restless } from '../stored-data.ts';
import { recordWrites, stopRecording, takeWrites } from '../writes.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.execute(sql`
    create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'nothing is written into %', tg_table_name; end $$`);
  await recordWrites(server.db, restless);
});
afterAll(async () => {
  await stopRecording(server.db);
  await server.db.execute(sql`drop function refuse_row`);
  await server.close();
});

/** Calls that check a file store its columns and corrected cells, whatever the outcome. */
const storesBefore = new Set(['tableImports.check', 'tableImportFiles.mend']);

const changing = calls.filter(
  ({ name, call }) => changesState(call) && !endsSession(name) && !storesBefore.has(name),
);

/** Blocks writes to a table while the work runs. */
async function refusing<T>(table: string, work: () => Promise<T>): Promise<T> {
  const quoted = sql.identifier(table);
  await server.db.execute(
    sql`create trigger refuse_row before insert on ${quoted} for each row execute function refuse_row()`,
  );
  try {
    return await work();
  } finally {
    await server.db.execute(sql`drop trigger refuse_row on ${quoted}`);
  }
}

/** Tables in which a change is logged, and from which the affected users are notified. */
it.each(['audit', 'notifications', 'outbox'])(
  'atomicity: a change is rolled back if it cannot be written to %s',
  { timeout: 120_000 },
  async (table) => {
    for (const { as } of changing) await server.as(as);
    const halfMade: unknown[] = [];
    let failed = 0;
    await refusing(table, async () => {
      for (const { name, call, request, as } of changing) {
        const visitor = await server.as(as);
        const [path, init] = sent(call, await request(server.db));
        await takeWrites(server);
        const { status } = await visitor.fetch(path, init);
        if (status !== 500) continue;
        const changed = await takeWrites(server);
        failed += 1;
        if (changed.length > 0) halfMade.push({ name, changed });
      }
    });
    expect(halfMade).toEqual([]);
    expect(failed).toBeGreaterThan(2);
  },
);

it('atomicity: a session stays valid if its end cannot be logged', async () => {
  const [first, other] = [await server.client('student'), await server.client('student')];
  const status = async (): Promise<number> => (await other.fetch('/api/v1/sessions')).status;
  await refusing('audit', async () => {
    const { status: answered } = await first.fetch('/api/v1/sessions', { method: 'DELETE' });
    expect(answered).toBe(500);
  });
  expect(await status()).toBe(200);
  expect((await first.fetch('/api/v1/sessions', { method: 'DELETE' })).status).toBe(200);
  expect(await status()).toBe(403);
});
