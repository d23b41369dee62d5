import * as calls from '@semestr/api/new-year';
import { afterEach, beforeEach } from 'vitest';
import { groups } from '../src/db/tables/groups.ts';
import { startTestServer, type TestServer, type Visitor } from './server.ts';

/** The first day of an academic year, on which groups may be moved. */
export const SEPTEMBER = '2027-09-01T06:00:00Z';
export const YEAR = 2027;

/** A plan in which nothing is to be done yet. */
export const noPlan: calls.Plan = {
  year: YEAR,
  moves: [],
  graduates: [],
  newGroups: [],
  blockGraduates: false,
};

/** A plan that does all that is proposed. */
export function planOf({ groups: known, newGroups }: calls.NewYear): calls.Plan {
  const rows = (fate: calls.GroupFate) =>
    known
      .filter((group) => group.fate === fate)
      .map(({ id, version, next }) => ({ groupId: id, version, course: next ?? 0 }));
  return {
    ...noPlan,
    moves: rows('moves'),
    graduates: rows('graduates').map(({ groupId, version }) => ({ groupId, version })),
    newGroups: newGroups.map(({ name, facultyId, specialityId, degree }) => ({
      name,
      facultyId,
      specialityId,
      degree,
      course: 1,
    })),
  };
}

/** A university of each test's own at the start of a year, and what its administrator does. */
export function atNewYear() {
  let server: TestServer;
  let admin: Visitor;
  beforeEach(async () => {
    server = await startTestServer();
    server.clock.set(SEPTEMBER);
    admin = await server.client('admin');
  });
  afterEach(() => server.close());

  const stored = () => server.db.select().from(groups).orderBy(groups.id);
  return {
    server: () => server,
    admin: () => admin,
    stored,
    read: () => admin.call(calls.read, {}),
    check: (plan: calls.Plan) => admin.call(calls.check, { body: plan }),
    apply: (plan: calls.Plan) => admin.call(calls.apply, { body: plan }),
    undo: (batchId: number) => admin.call(calls.undo, { body: { batchId } }),
    /** Another moment comes; whoever was signed in before does so again. */
    comes: async (moment: string): Promise<void> => {
      server.clock.set(moment);
      admin = await server.client('admin');
    },
    /** The groups without what every change raises. */
    courses: async () =>
      (await stored()).map(({ id, name, course, archivedAt }) => ({ id, name, course, archivedAt })),
    /** The faults with which a plan is refused; another status where it is not refused so. */
    refusal: async (plan: calls.Plan) => {
      const response = await admin.fetch('/api/v1/admin/new-year/apply', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(plan),
      });
      return response.status === 409 ? calls.faultsIn(await response.json()) : response.status;
    },
  };
}
