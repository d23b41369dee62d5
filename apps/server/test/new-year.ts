import * as calls from '@semestr/api/new-year';
import { afterEach, beforeEach } from 'vitest';
import { groups } from '../src/db/tables/groups.ts';
import { startTestServer, type TestServer, type Visitor } from './server.ts';

/** The first day of an academic year, on which groups may be moved. */
export const SEPTEMBER = '2027-09-01T06:00:00Z';
export const YEAR = 2027;

/** A plan without any changes. */
export const noPlan: calls.Plan = {
  year: YEAR,
  moves: [],
  graduates: [],
  newGroups: [],
  blockGraduates: false,
};

/** Returns a plan with all proposed changes. */
export function planOf({ groups: allGroups, newGroups }: calls.NewYear): calls.Plan {
  const rows = (outcome: calls.GroupOutcome) =>
    allGroups
      .filter((group) => group.outcome === outcome)
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

/** Creates a separate university for each test at the start of a year, with actions of its administrator. */
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
    /** Moves the clock; signed-in users sign in again. */
    comes: async (moment: string): Promise<void> => {
      server.clock.set(moment);
      admin = await server.client('admin');
    },
    /** Returns the groups without values that every change increments. */
    courses: async () =>
      (await stored()).map(({ id, name, course, archivedAt }) => ({ id, name, course, archivedAt })),
    /** Returns the faults of a rejected plan; the status when it is rejected for another reason. */
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
