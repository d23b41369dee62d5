import { afterAll } from 'vitest';
import { changedTables, type TableVersions, tableVersions } from './stored-data.ts';
import {
  isOnPostgres,
  logins,
  NOW,
  startTestServer,
  type TestServer,
  type Visitor,
  type Who,
} from './server.ts';

/** A server for test files that only read. Signing in writes log entries, so all users are already signed in. */
export interface SharedServer extends Pick<TestServer, 'url' | 'db' | 'clock' | 'as' | 'fetch'> {
  /** Creates a visitor who is not signed in. */
  client: () => Promise<Visitor>;
}

let shared: Promise<TestServer> | null = null;

async function start(): Promise<TestServer> {
  const server = await startTestServer();
  for (const who of Object.keys(logins) as Who[]) await server.as(who);
  return server;
}

/**
 * Returns the shared demo server of this worker, for a file that stores nothing; called at the top of the file. Fails
 * the file with the names of tables in which it stored something, or when it did not reset the clock to NOW.
 */
export async function sharedServer(): Promise<SharedServer> {
  shared ??= start();
  const server = await shared;
  const before = await versionsOf(server);
  afterAll(async () => {
    const changed = changedTables(before, await versionsOf(server));
    const isLate = server.clock.now().getTime() !== Date.parse(NOW);
    const isSpoilt = changed.length > 0 || isLate;
    // A worker exits without cleanup, which would leave its database on PostgreSQL.
    if (isSpoilt || isOnPostgres) {
      shared = null;
      await server.close();
    }
    if (changed.length > 0)
      throw new Error(
        `A file on the shared server stores nothing, and this one did in: ${changed.join(', ')}`,
      );
    server.keepPromises();
    if (isLate) throw new Error('A file on the shared server sets its clock back to NOW');
  });
  return server;
}

/** Only compares the number of sessions, because each request updates the time of last use in its own session. */
async function versionsOf({ db }: TestServer): Promise<TableVersions> {
  const versions = await tableVersions(db);
  return { ...versions, sessions: (versions['sessions'] ?? '').replace(/ .*/, '') };
}
