import { join } from 'node:path';
import { type Child, startChild } from './child.ts';
import { newDatabase } from './postgres.ts';

export interface University extends Child {
  /** Address of its database. */
  database: string;
}

/** The server in its production form. */
export const serverProgram = join(import.meta.dirname, '../apps/server/src/main.ts');

/** Starts the server in its production form, with a demo university of this size in a temporary PostgreSQL database. */
export async function startUniversity(scale: number): Promise<University> {
  const url = process.env['BENCH_DATABASE_URL'];
  if (!url) throw new Error('Say `npm run bench api`, which finds a PostgreSQL.');
  const { database, drop } = newDatabase(url, 'bench');
  const start = () =>
    startChild(serverProgram, {
      DATABASE_URL: database,
      DEMO: '1',
      DEMO_SCALE: String(scale),
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: '0',
    });
  try {
    // Restarts the server, because the process that created the university still holds the memory that this took.
    await (await start()).close();
    const child = await start();
    const close = async (): Promise<void> => {
      await child.close();
      drop();
    };
    return { ...child, database, close };
  } catch (error) {
    drop();
    throw error;
  }
}
