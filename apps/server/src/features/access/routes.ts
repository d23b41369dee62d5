import * as calls from '@semestr/api/access';
import { EMAIL, PHONE } from '@semestr/core/contacts';
import type { FastifyInstance } from 'fastify';
import { employees } from '../../db/tables/employees.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import { assertInOwnFaculty } from '../../domain/own-faculty.ts';
import type { Services } from '../../http/services.ts';
import { type Caller, facultyFor } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import { refusal } from '../../domain/refusal.ts';
import { eventsOf } from './events.ts';
import { signInBlockerOf, loadAccessData } from './facts.ts';
import { findPeople, personOf } from './people.ts';
import { situationOf } from './situation.ts';
import type { Database } from '../../db/database.ts';

/** The table of each type of user. */
const tables = { students, employees, users } as const satisfies Record<calls.PersonKind, unknown>;

export function accessRoutes(app: FastifyInstance, services: Services): void {
  const { settings } = services;

  async function loadAccess(
    db: Database,
    call: typeof calls.situation | typeof calls.events,
    { kind, id }: { kind: calls.PersonKind; id: number },
    { caller, now }: { caller: Caller; now: Date },
  ) {
    const person = await personOf(db, kind, id);
    if (person) await assertInOwnFaculty(db, { caller, call }, { table: tables[person.kind] }, person.id);
    const [found] = person ? await loadAccessData(db, [person], { now, settings }) : [];
    if (!found) throw refusal('record-not-found');
    return found;
  }

  handle(app, services, calls.find, async ({ db, query, caller, now }) => {
    const { people, total } = await findPeople(db, query.q, facultyFor(caller, calls.find));
    const found = await loadAccessData(db, people, { now, settings });
    return {
      people: found.map((one) => ({
        ...one.person,
        username: one.account?.username ?? null,
        phone: one.contacts.find(({ type }) => type === PHONE)?.value ?? null,
        email: one.contacts.find(({ type }) => type === EMAIL)?.value ?? one.person.employeeEmail,
        blocker: signInBlockerOf(one),
        lastSignInAt: one.lastSignInAt?.toISOString() ?? null,
      })),
      total,
    };
  });

  handle(app, services, calls.situation, async ({ db, params, caller, now }) =>
    situationOf(db, await loadAccess(db, calls.situation, params, { caller, now }), { ...caller, now }),
  );

  handle(app, services, calls.events, async ({ db, params, query, caller, now }) =>
    eventsOf(db, await loadAccess(db, calls.events, params, { caller, now }), {
      group: query.group ?? null,
      offset: query.offset ?? 0,
      now,
    }),
  );
}
