import { changesState, type Endpoint } from '@semestr/api/endpoint';
import { hasRight, isNarrowed, type StaffRole } from '@semestr/core/rights';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faculties } from '../../src/db/tables/faculties.ts';
import { users } from '../../src/db/tables/users.ts';
import { calls, sent, type TestedCall } from '../contract.ts';
import { startTestServer, type TestServer, type Visitor } from '../server.ts';
import { nonEmpty } from '../non-empty.ts';
import { staff } from '../staff.ts';
import { changedTables, restless, tableVersions } from '../stored-data.ts';

const holders = (Object.keys(staff) as (keyof typeof staff)[]).map((who) => ({ who, role: staff[who] }));

const ofConsole = calls.filter(({ call }) => call.access === 'admin');
const rightFor = (call: Endpoint) => (changesState(call) ? 'write' : 'read');
const isAllowed = ({ call }: TestedCall, role: StaffRole): boolean =>
  call.access === 'admin' && hasRight(role, call.area, rightFor(call));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  for (const { who } of holders) await server.as(who);
});
afterAll(() => server.close());

/** Returns the tables to which the work writes, except those written by every request. */
async function tablesWrittenBy(work: () => Promise<void>): Promise<string[]> {
  await server.deliver();
  const before = await tableVersions(server.db);
  await work();
  return changedTables(before, await tableVersions(server.db)).filter((table) => !restless.has(table));
}

/** The statuses for the administrator: reading calls respond to every role from the same data. */
const statusesOfAdmin = new Map<string, Promise<number>>();
function statusOfAdmin(tested: TestedCall): Promise<number> {
  const status =
    statusesOfAdmin.get(tested.name) ??
    server.as('admin').then(async (admin) => (await answer(admin, tested)).status);
  statusesOfAdmin.set(tested.name, status);
  return status;
}

async function answer(visitor: Visitor, { call, request }: TestedCall) {
  const response = await visitor.fetch(...sent(call, await request(server.db)));
  return { response, status: response.status, text: await response.text() };
}

describe.each(nonEmpty(holders))('AC-05 $role', ({ who, role }) => {
  const refused = ofConsole.filter((one) => !isAllowed(one, role));

  it('console roles: rejects every call that the table of rights does not allow, and stores nothing', async () => {
    const visitor = await server.as(who);
    const answers: unknown[] = [];
    const writtenTables = await tablesWrittenBy(async () => {
      for (const tested of refused) {
        const { status, text } = await answer(visitor, tested);
        answers.push([tested.name, status, text]);
      }
    });
    expect(answers).toEqual(refused.map(({ name }) => [name, 403, '{"reason":"beyond-role"}']));
    expect(refused.length).toBeGreaterThan(100);
    expect(writtenTables).toEqual([]);
  });

  it('console roles: allowed reading calls respond as to an administrator', async () => {
    const visitor = await server.as(who);
    const reading = ofConsole.filter((one) => isAllowed(one, role) && !changesState(one.call));
    const others = [];
    for (const tested of reading) {
      const [{ status }, expected] = [await answer(visitor, tested), await statusOfAdmin(tested)];
      // Records of other faculties do not exist for a dean's office, nor actions of other users for other roles.
      const isHidden = status === 404 && (role === 'deans-office' || tested.call.area === 'own-changes');
      if (status !== expected && !isHidden) others.push([tested.name, status]);
    }
    expect(reading.length).toBeGreaterThan(5);
    expect(others).toEqual([]);
  });
});

describe('dean’s office of an empty faculty', () => {
  const own = ofConsole.filter((one) => isAllowed(one, 'deans-office'));
  const narrowed = own.filter(({ call }) => call.access === 'admin' && isNarrowed(call.area, rightFor(call)));
  const isReport = ({ call }: TestedCall) => call.path.startsWith('/api/v1/admin/reports/');
  /** Refers to records by their ids, in the path or elsewhere, or by a student card. */
  const isOfRecord = ({ name, call }: TestedCall) =>
    (call.path.includes(':') && !call.path.includes(':name')) ||
    ['certificates.issue', 'certificates.print', 'impersonation.start'].includes(name);
  /** Responds with counts of several areas, and with files: tested in deans-office.test.ts. */
  const isCounted = (tested: TestedCall) =>
    isReport(tested) || tested.name === 'today.read' || tested.name.startsWith('builtReports.');
  /** Responds with a number of the whole university, or with accounts that are not limited to a faculty. */
  const isOfAll = ({ name }: TestedCall) => ['certificates.numbering', 'requests.assignees'].includes(name);

  let dean: Visitor;
  beforeAll(async () => {
    const [empty] = await server.db
      .insert(faculties)
      .values({ name: 'Факультет без студентов', abbrev: 'ФБС' })
      .returning();
    await server.db
      .update(users)
      .set({ staffFacultyId: empty?.id ?? 0 })
      .where(eq(users.username, 'dean'));
    dean = await server.client('dean');
  });

  it.each(
    nonEmpty(
      narrowed.filter(
        (one) => !changesState(one.call) && !isOfRecord(one) && !isCounted(one) && !isOfAll(one),
      ),
    ),
  )('dean’s office: $name returns no records of other faculties', async (tested) => {
    const { response, status, text } = await answer(dean, tested);
    const body: unknown = JSON.parse(text);
    const count = response.headers.get('content-range')?.split('/').at(-1);
    expect([status, body === null ? null : (count ?? totalOf(body))]).toEqual([
      200,
      count === undefined ? 0 : '0',
    ]);
  });

  it.each(nonEmpty(narrowed.filter(isOfRecord)))(
    'dean’s office: $name returns 404 for a record of another faculty',
    async (tested) => {
      const { status } = await answer(dean, tested);
      expect(status).toBe(404);
    },
  );

  it.each(nonEmpty(narrowed.filter((one) => changesState(one.call) && !isOfRecord(one))))(
    'dean’s office: $name cannot create a record of another faculty',
    async (tested) => {
      const writtenTables = await tablesWrittenBy(async () => {
        const { status, text } = await answer(dean, tested);
        expect([status, text]).toEqual([403, '{"reason":"beyond-role"}']);
      });
      expect(writtenTables).toEqual([]);
    },
  );
});

/** Returns the total of a page. */
const totalOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'total' in body ? body.total : body;
