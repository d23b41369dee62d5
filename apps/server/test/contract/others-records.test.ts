import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls, sent } from '../contract.ts';
import { startTestServer, type TestServer } from '../server.ts';
import { restless } from '../stored-data.ts';
import { recordWrites, stopRecording, takeWrites } from '../writes.ts';

/** Calls whose ids do not refer to a user's records. */
const excused: Readonly<Record<string, string>> = {
  'passkeys.add': 'a passkey that does not exist yet',
  'contacts.create': 'a kind of contact',
  'journal.subgroups': 'a subject of the plan',
  'omissions.apply': 'a kind of paper',
  'markSheets.order': 'a kind of sheet and a subject of the plan',
  'markSheets.employees': 'a subject of the plan',
  'diploma.topicsOfEmployee': 'a supervisor',
  'diploma.add': 'a supervisor',
  'practice.create': 'an enterprise',
  'profiling.create': 'a specialisation',
};

/** Whether a part of a request refers to a record. */
const namesRecord = (part: unknown): boolean =>
  typeof part === 'number' ||
  (typeof part === 'object' &&
    part !== null &&
    Object.entries(part).some(([key, value]) =>
      typeof value === 'object' && !/ids$/i.test(key)
        ? namesRecord(value)
        : /(?:ids?|education-term)$/i.test(key) && value !== null,
    ));

/** Users in the same studies as the owners of the requested records. */
const others = { student: 'noter', graduate: 'master' } as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // Session ids are sequential, so the caller must not have the first one.
  for (const who of ['student', 'graduate', 'noter', 'master'] as const) await server.as(who);
  await recordWrites(server.db, restless);
});
afterAll(async () => {
  await stopRecording(server.db);
  await server.close();
});

const own = calls.flatMap((tested) =>
  tested.call.access === 'signed-in' && (tested.as === 'student' || tested.as === 'graduate')
    ? [{ ...tested, other: others[tested.as] }]
    : [],
);

it('other users’ records: every call responds as if they did not exist', {
  timeout: 60_000,
}, async () => {
  const [names, wrong]: [string[], unknown[]] = [[], []];
  for (const { name, call, request, other } of own) {
    const found = await request(server.db);
    if (!Object.values(found).some(namesRecord)) continue;
    names.push(name);
    if (name in excused) continue;
    const [path, init] = sent(call, found);
    await takeWrites(server);
    const { status } = await (await server.as(other)).fetch(path, init);
    const writtenTables = await takeWrites(server);
    if (status !== 404 || writtenTables.length > 0) wrong.push({ name, status, written: writtenTables });
  }
  expect(wrong).toEqual([]);
  expect(names.length).toBeGreaterThan(40);
  expect(Object.keys(excused).filter((name) => !names.includes(name))).toEqual([]);
});
