import type { Received } from '@semestr/api/endpoint';
import { DEFAULT_RANGE, MAX_RANGE } from '@semestr/api/filters';
import { order } from '@semestr/api/student-orders';
import * as calls from '@semestr/api/students';
import { localDate } from '@semestr/core/dates';
import type { FastifyInstance } from 'fastify';
import {
  addStudent,
  changeStudent,
  removeStudent,
  type StudentRow,
  transferStudent,
} from '../../domain/student-records.ts';
import { isAccessibleTo, assertValuesInOwnFaculty, assertInOwnFaculty } from '../../domain/own-faculty.ts';
import type { Database } from '../../db/database.ts';
import { studentOrders } from '../../db/tables/student-orders.ts';
import { students } from '../../db/tables/students.ts';
import { actor } from '../../domain/caller.ts';
import { withFaults } from '../../domain/constraint-faults.ts';
import type { Call } from '../../http/call.ts';
import { rejectHidden, toVisible } from './visible.ts';
import { handle } from '../../http/handle.ts';
import type { Services } from '../../http/services.ts';
import { listStudents, studentById, studentsById } from './store.ts';
import { issueOrder } from '../../domain/student-orders.ts';

type Written = Received<typeof calls.create>['body'];

const kind = { table: students };

export function studentRoutes(app: FastifyInstance, services: Services): void {
  handle(app, services, calls.list, async ({ db, query, caller, now, reply }) => {
    rejectHidden(caller, query);
    const range = query.range ?? [0, (query.filter.id ? MAX_RANGE : DEFAULT_RANGE) - 1];
    const { rows, total } = await listStudents(
      db,
      { ...query, range, today: localDate(now) },
      isAccessibleTo(db, { caller, call: calls.list }, kind),
    );
    const [first] = range;
    reply.header('content-range', `students ${first}-${Math.max(first, first + rows.length - 1)}/${total}`);
    return rows.map((row) => toVisible(row, caller));
  });

  handle(app, services, calls.one, async ({ db, params, caller, now, refuse }) => {
    await assertInOwnFaculty(db, { caller, call: calls.one }, kind, params.id);
    const student = await studentById(db, params.id, localDate(now));
    if (!student) throw refuse('student-not-found');
    return toVisible(student, caller);
  });

  /** Loads a student who has just been written, in the form of the list. */
  async function replyOf(tx: Database, id: number, now: Date): Promise<calls.Student> {
    const student = await studentById(tx, id, localDate(now));
    if (!student) throw new Error('The student was not stored');
    return student;
  }

  handle(app, services, calls.create, async ({ db, body, ...call }) =>
    withFaults(
      students,
      calls.create,
      () =>
        db.transaction(async (tx) => {
          await assertValuesInOwnFaculty(tx, { ...call, call: calls.create }, kind, body);
          const writer = contextOf(call, body.inPlaceOfHead);
          const { id } = await addStudent(tx, writer, rowOf(body), body.enrolledFrom);
          return replyOf(tx, id, call.now);
        }),
      ownedElsewhere,
    ),
  );

  handle(app, services, calls.update, async ({ db, params: { id }, body: { version, ...body }, ...call }) =>
    withFaults(
      students,
      calls.update,
      () =>
        db.transaction(async (tx) => {
          const making = { ...call, call: calls.update };
          await assertInOwnFaculty(tx, making, kind, id);
          await assertValuesInOwnFaculty(tx, making, kind, body);
          await changeStudent(tx, contextOf(call, body.inPlaceOfHead), { id, version }, rowOf(body));
          return replyOf(tx, id, call.now);
        }),
      ownedElsewhere,
    ),
  );

  handle(app, services, calls.transfer, async ({ db, params: { id }, body: { version, ...body }, ...call }) =>
    withFaults(students, calls.transfer, () =>
      db.transaction(async (tx) => {
        const making = { ...call, call: calls.transfer };
        await assertInOwnFaculty(tx, making, kind, id);
        await assertValuesInOwnFaculty(tx, making, kind, body);
        await transferStudent(tx, contextOf(call), { id, version }, body);
        return replyOf(tx, id, call.now);
      }),
    ),
  );

  handle(app, services, order, async ({ db, body: { studentIds, ...body }, ...call }) =>
    withFaults(
      students,
      order,
      () =>
        db.transaction(async (tx) => {
          const making = { ...call, call: order };
          for (const studentId of studentIds)
            await assertValuesInOwnFaculty(tx, making, { table: studentOrders }, { studentId });
          if (body.groupId != null)
            await assertValuesInOwnFaculty(tx, making, kind, { groupId: body.groupId });
          const { now, caller, request } = call;
          const { until = null, reason = null } = body;
          const issuer = { now, ...actor(caller), client: request.ip };
          await issueOrder(tx, issuer, { ...body, until, reason }, studentIds);
          return studentsById(tx, studentIds, localDate(now));
        }),
      { student_orders: 'groupId' },
    ),
  );

  handle(app, services, calls.remove, async ({ db, params: { id }, ...call }) => {
    await db.transaction(async (tx) => {
      await assertInOwnFaculty(tx, { ...call, call: calls.remove }, kind, id);
      await removeStudent(tx, contextOf(call), id);
    });
    return { id };
  });
}

/** The student card number is also stored in the account, as its username. */
const ownedElsewhere = { users: 'cardNumber' };

const contextOf = (
  { caller, now, request }: Pick<Call<typeof calls.remove>, 'caller' | 'now' | 'request'>,
  inPlaceOfHead = false,
) => ({
  now,
  inPlaceOfHead,
  ...actor(caller),
  client: request.ip,
});

/** Maps field names of the contract to columns. */
const rowOf = ({
  canStudentNote: canNote,
  inPlaceOfHead: _said,
  enrolledFrom: _day,
  ...rest
}: Written): StudentRow => ({
  ...rest,
  canNote,
});
