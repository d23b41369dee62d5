import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminServer, forAdmin, listed } from '../../../../test/admin.fixture.ts';
import { ok, type Replies, type Stub, stubProvider } from '../../../../test/provider.fixture.ts';
import { type Run, run } from '../../../../test/run.fixture.ts';

const NAME = 'semestr smoke 25.11.2026 12:00:00';
const filter = (fields: object): string => `filter=${JSON.stringify(fields)}`.replaceAll(' ', '+');

interface Building {
  id: number;
  name: string;
  version: number;
}

let stub: Stub | undefined;
let building: Building | null;
let removed: Building | null;
beforeEach(() => {
  [building, removed] = [null, null];
});
afterEach(() => stub?.close());

const readBuilding = () => (building ? ok(building) : { status: 404 });

/** A server that stores one building, and a log of its changes. */
const server = (): Replies => ({
  ...adminServer(),
  'POST /admin/buildings': forAdmin((body) => {
    // The body is what the program sends.
    building = { id: 9, version: 1, ...(body as Pick<Building, 'name'>) };
    return readBuilding();
  }),
  'GET /admin/buildings/9': forAdmin(readBuilding),
  [`GET /admin/buildings?${filter({ q: NAME })}`]: forAdmin(() => listed(building ? [building] : [])),
  'PUT /admin/buildings/9': forAdmin((body) => {
    // As above.
    const { name, version } = body as Building;
    if (version !== building?.version) return { status: 409 };
    building = { id: 9, name, version: version + 1 };
    return readBuilding();
  }),
  'DELETE /admin/buildings/9': forAdmin(() => {
    if (!building) return { status: 404 };
    [building, removed] = [null, building];
    return ok({ id: 9 });
  }),
  [`GET /admin/audit?${filter({ subject: 'buildings/9' })}&sort=["id","DESC"]&range=[0,0]`]: forAdmin(() =>
    listed([
      {
        id: 77,
        at: '2026-11-25T09:00:00Z',
        userId: 1,
        asUserId: null,
        action: 'buildings.remove',
        subject: 'buildings/9',
        details: null,
        undoesId: null,
        client: '127.0.0.1',
      },
    ]),
  ),
  'POST /admin/audit/77/undo': forAdmin(() => {
    building = removed;
    return ok({ id: 78 });
  }),
});

async function deep(changes: Replies = {}): Promise<Run> {
  stub = await stubProvider({ ...server(), ...changes });
  const args = ['smoke', '--deep', '--yes', '--json', '--only', 'buildings.remove', '--user', 'admin'];
  return run(args, { url: stub.url, stdin: 'Admin-2026!' });
}

interface Report {
  calls: { name: string; step: string; status: number | null; result: string; detail: string | null }[];
  left: { what: string; name: string }[];
}
const reportOf = ({ out }: Run): Report => JSON.parse(out) as Report;
const steps = (outcome: Run): string[] =>
  reportOf(outcome).calls.map(
    ({ name, step, status, result }) => `${step} ${name.replace('admin.', '')} ${status} ${result}`,
  );

describe('semestr smoke --deep as an administrator', () => {
  it('deep smoke records: creates, finds, changes, removes and restores a record, and cleans it up', async () => {
    const done = await deep();
    expect(steps(done)).toEqual([
      'write buildings.create 200 ok',
      'again buildings.one 200 ok',
      'find buildings.list 200 ok',
      'change buildings.update 200 ok',
      'stale buildings.update 409 ok',
      'remove buildings.remove 200 ok',
      'undo audit.undo 200 ok',
      'again buildings.one 200 ok',
      'clean-up buildings.remove 200 ok',
    ]);
    expect(done.code).toBe(0);
    expect(building).toBeNull();
  });

  it('deep smoke records: fails when a stale change is accepted, and still removes the record', async () => {
    const done = await deep({
      'PUT /admin/buildings/9': forAdmin((body) => {
        // The body is what the program sends.
        building = { id: 9, name: (body as Building).name, version: (building?.version ?? 0) + 1 };
        return readBuilding();
      }),
    });
    expect(done.code).toBe(1);
    expect(steps(done).slice(-2)).toEqual([
      'stale buildings.update 200 failed',
      'clean-up buildings.remove 200 ok',
    ]);
    expect(reportOf(done).calls.at(-2)?.detail).toBe('expected the rejection 409, not 200');
    expect(building).toBeNull();
  });

  it('deep smoke records: fails when a stale change is rejected for another reason', async () => {
    let changes = 0;
    const done = await deep({
      'PUT /admin/buildings/9': forAdmin(() => {
        changes += 1;
        if (!building || changes > 1) return { status: 404 };
        building = { id: 9, name: `${NAME} 2`, version: 2 };
        return readBuilding();
      }),
    });
    expect(done.code).toBe(1);
    expect(steps(done).at(-2)).toBe('stale buildings.update 404 failed');
    expect(reportOf(done).calls.at(-2)?.detail).toBe('expected the rejection 409, not 404');
  });

  it('deep smoke records: fails when a record is not found by its name', async () => {
    const done = await deep({ [`GET /admin/buildings?${filter({ q: NAME })}`]: forAdmin(listed([])) });
    expect(done.code).toBe(1);
    expect(steps(done).slice(-2)).toEqual([
      'find buildings.list 200 failed',
      'clean-up buildings.remove 200 ok',
    ]);
  });

  it('deep smoke records: ignores a missing record when its removal could not be undone', async () => {
    const done = await deep({ 'POST /admin/audit/77/undo': forAdmin({ status: 409 }) });
    expect(done.code).toBe(1);
    expect(steps(done).slice(-2)).toEqual(['undo audit.undo 409 failed', 'clean-up buildings.remove 404 ok']);
    expect(reportOf(done).left).toEqual([]);
  });

  it('deep smoke records: finds the record by name after a truncated response, and reports what remains', async () => {
    const done = await deep({
      'POST /admin/buildings': ({ body }) => {
        // The body is what the program sends.
        building = { id: 9, version: 1, ...(body as Pick<Building, 'name'>) };
        return 'cut';
      },
      'DELETE /admin/buildings/9': forAdmin({ status: 500 }),
    });
    expect(done.code).toBe(1);
    expect(steps(done)).toEqual([
      'write buildings.create null failed',
      'clean-up buildings.remove 500 failed',
    ]);
    expect(reportOf(done).left).toEqual([{ what: 'record', name: NAME }]);
    expect(done.err).toContain(`  building "${NAME}": semestr admin buildings list, then delete\n`);
  });
});
