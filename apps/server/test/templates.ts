import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

const PREFIX = 'TEST_DATABASE_TEMPLATE';

/** Returns the name of the database on the PostgreSQL of TEST_DATABASE_URL that tests copy. */
export const templateOf = (isDemo: boolean): string => {
  const prefix = process.env[PREFIX];
  if (prefix === undefined) throw new Error('The setup of the tests has not created the template databases');
  return `${prefix}_${isDemo ? 'demo' : 'bare'}`;
};

/**
 * Creates a migrated database, and one with the demo university, on that PostgreSQL once for all projects and files,
 * because copying a database takes a tenth of the time of creating one. Returns the function that drops both.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const url = process.env['TEST_DATABASE_URL'];
  // Another project of the same run may have created them.
  if (url === undefined || process.env[PREFIX] !== undefined) return undefined;
  // Loaded here, because a run without PostgreSQL does not need the server in its main process.
  const [{ openPostgres }, { createDemo }, { NOW, SCALE }] = await Promise.all([
    import('../src/db/open.ts'),
    import('../src/demo/university.ts'),
    import('./snapshot.ts'),
  ]);
  process.env[PREFIX] = `semestr_template_${randomUUID().slice(0, 8)}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const isDemo of [true, false]) {
    const address = new URL(url);
    address.pathname = templateOf(isDemo);
    await client.query(`create database ${templateOf(isDemo)}`);
    const { db, close } = await openPostgres(address.href);
    if (isDemo) await createDemo(db, { now: new Date(NOW), scale: SCALE });
    await close();
  }
  return async () => {
    for (const isDemo of [true, false])
      await client.query(`drop database ${templateOf(isDemo)} with (force)`);
    await client.end();
  };
}
