import * as calls from '@semestr/api/mark-sheets';
import { type IsoDate, localDate, parseDotted } from '@semestr/core/dates';
import { markSheetPrice, typeFits } from '@semestr/core/mark-sheets';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notArchived } from '../../db/archive.ts';
import { employeeBriefs, employeesNamed } from '../../domain/employees.ts';
import { institutionOf } from '../../domain/institution.ts';
import { checkOf, issuedSheet } from '../../domain/issued-papers.ts';
import { assertInOwnFaculty } from '../../domain/own-faculty.ts';
import { rangeOf } from '../../domain/own-lists.ts';
import { type NamedStudent, namedStudent } from '../../domain/students.ts';
import { debtsOf, labTeachersOf, subjectsOf, teachersOf } from '../../domain/subjects.ts';
import { employees } from '../../db/tables/employees.ts';
import { markSheets } from '../../db/tables/mark-sheets.ts';
import { employeeOf, studentOf } from '../../domain/caller.ts';
import type { Call } from '../../http/call.ts';
import { handle } from '../../http/handle.ts';
import { invalidField } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import { sheetPdf } from './document.ts';
import { cancelSheet, orderSheet, sheetOf, sheetsOf, sheetsWith, sheetType, sheetTypes } from './store.ts';
import { controlBy, controlsOf, idsOf, orderable, toSubjectReply } from './subjects.ts';
import type { Database } from '../../db/database.ts';

/** The two ids of which one identifies an assessment. */
interface Ids {
  thId?: number | null | undefined;
  focsId?: number | null | undefined;
}

export function markSheetRoutes(app: FastifyInstance, services: Services): void {
  /** Loads the subjects of a student, and which of their assessments are debts. */
  async function owed(db: Database, studentId: number, student: NamedStudent, today: IsoDate) {
    const subjects = await subjectsOf(db, student, today);
    const debts = await debtsOf(db, studentId, { subjects, course: student.course, today });
    return { subjects, debts };
  }

  /** Lists the current educators of this assessment for a student's group; empty when unknown. */
  async function givenBy(db: Database, { groupId }: NamedStudent, { thId = null, focsId = null }: Ids) {
    const ids =
      thId === null ? await teachersOf(db, groupId, focsId ?? 0) : await labTeachersOf(db, groupId, thId);
    return employeeBriefs(db, and(notArchived(employees), inArray(employees.id, ids)));
  }

  handle(app, services, calls.list, async ({ db, caller, query }) =>
    sheetsOf(db, studentOf(calls.list, caller), rangeOf(query)),
  );

  handle(app, services, calls.requested, async ({ db, caller, query }) =>
    sheetsWith(db, employeeOf(calls.requested, caller), rangeOf(query)),
  );

  handle(app, services, calls.types, async ({ db }) => sheetTypes(db));

  handle(app, services, calls.subjects, async ({ db, caller, now }) => {
    const studentId = studentOf(calls.subjects, caller);
    const { subjects, debts } = await owed(db, studentId, await namedStudent(db, studentId), localDate(now));
    return orderable(subjects, debts).map(toSubjectReply);
  });

  handle(app, services, calls.order, async ({ db, caller, body, now, refuse }) => {
    const studentId = studentOf(calls.order, caller);
    const student = await namedStudent(db, studentId);
    const { thId = null, focsId = null } = body.subject;
    const today = localDate(now);
    const { subjects, debts } = await owed(db, studentId, student, today);
    const found = controlBy(subjects, { thId, focsId });
    const type = await sheetType(db, body.markSheetType.id);
    const [employee] = await employeeBriefs(
      db,
      and(notArchived(employees), eq(employees.id, body.employee.id)),
    );
    if (!found || !type || !employee) throw refuse('mark-sheet-subject-not-found');
    const { subject, control } = found;
    if (!debts.has(control)) throw refuse('mark-sheet-not-needed');
    const teachers = await givenBy(db, student, { thId, focsId });
    if (teachers.length > 0 && !teachers.some(({ id }) => id === employee.id))
      throw invalidField('employee.id', 'unknown');
    const absentOn = body.absentDate ? parseDotted(body.absentDate) : null;
    if (absentOn !== null && absentOn > today) throw invalidField('absentDate', 'too-big');
    if (!typeFits(type, controlsOf(control))) throw invalidField('markSheetType');
    const hours = body.hours ?? null;
    if (type.isLab && hours === null) throw invalidField('hours');
    const isExcused = body.reason;
    return orderSheet(
      db,
      {
        studentId,
        typeId: type.id,
        employeeId: employee.id,
        absentOn,
        isExcused,
        hours,
        price: markSheetPrice({ basePrice: employee.price, type, hours, isExcused }),
        term: subject.term,
        subjectId: subject.id,
        subject: subject.name,
        subjectAbbrev: subject.abbrev,
        lessonType: control.abbrev,
        ...idsOf(control),
      },
      now,
    );
  });

  async function close({ db, caller, query, now }: Call<typeof calls.close | typeof calls.closeByGet>) {
    return cancelSheet(db, { id: query.id, studentId: studentOf(calls.close, caller), now });
  }
  handle(app, services, calls.close, close);
  handle(app, services, calls.closeByGet, close);

  async function fileOf(
    { db, params, now, link, refuse }: Call<typeof calls.file | typeof calls.fileForAdmin>,
    studentId: number | 'any',
  ) {
    const found = await sheetOf(db, params.id, studentId);
    if (!found) throw refuse('mark-sheet-not-found');
    const issued = issuedSheet(found.row);
    if (!issued) throw refuse('mark-sheet-not-printed');
    const student = await namedStudent(db, found.row.studentId);
    const check = await checkOf(db, { issued, holder: student.fio, link });
    const institution = await institutionOf(db);
    return { bytes: await sheetPdf({ sheet: found.sheet, ...issued, student, institution, check }, now) };
  }
  handle(app, services, calls.file, async (call) => fileOf(call, studentOf(calls.file, call.caller)));
  handle(app, services, calls.fileForAdmin, async (call) => {
    await assertInOwnFaculty(
      call.db,
      { ...call, call: calls.fileForAdmin },
      { table: markSheets },
      call.params.id,
    );
    return fileOf(call, 'any');
  });

  handle(app, services, calls.employees, async ({ db, caller, query }) => {
    const student = await namedStudent(db, studentOf(calls.employees, caller));
    return givenBy(db, student, query);
  });

  handle(app, services, calls.employeesByName, async ({ db, query }) =>
    employeesNamed(db, query['employee-fio']),
  );
}
