import * as calls from '@semestr/api/journal';
import type { FastifyInstance } from 'fastify';
import { type StudyPlace, studyPlaceOf } from '../../domain/students.ts';
import { type Caller, studentOf } from '../../domain/caller.ts';
import { handle } from '../../http/handle.ts';
import { invalidField, refusal, refusalOf } from '../../domain/refusal.ts';
import type { Services } from '../../http/services.ts';
import { dayOf, daysOf, noteOmissions } from './attendance.ts';
import {
  assignNoters,
  byName,
  ownJournal,
  subgroupsOf,
  subjectJournal,
  subjectsOf,
  loadNoterIds,
  withLogins,
} from './store.ts';
import type { Database } from '../../db/database.ts';

export function journalRoutes(app: FastifyInstance, services: Services): void {
  /** Returns the caller's study place; throws 404 when the caller is not a student. */
  async function own(
    db: Database,
    call: Parameters<typeof studentOf>[0],
    caller: Caller,
  ): Promise<StudyPlace> {
    const place = await studyPlaceOf(db, studentOf(call, caller));
    if (!place) throw refusalOf(call, 404);
    return place;
  }

  handle(app, services, calls.own, async ({ db, caller, refuse }) => {
    const student = await ownJournal(db, studentOf(calls.own, caller));
    if (!student) throw refuse('student-not-found');
    return [{ student, students: [] }];
  });

  handle(app, services, calls.subjects, async ({ db, caller }) => {
    const { groupId } = await own(db, calls.subjects, caller);
    return byName(await subjectsOf(db, groupId));
  });

  handle(app, services, calls.subgroupSubjects, async ({ db, caller }) => {
    const { groupId } = await own(db, calls.subgroupSubjects, caller);
    const rows = await subjectsOf(db, groupId);
    return byName(rows.filter(({ subgroup }) => subgroup !== 0));
  });

  handle(app, services, calls.subgroups, async ({ db, caller, query, refuse }) => {
    const { groupId } = await own(db, calls.subgroups, caller);
    const found = await subgroupsOf(db, groupId, query.termHoursId);
    if (found.length === 0) throw refuse('subject-not-found');
    return found;
  });

  handle(app, services, calls.wholeSubject, async ({ db, caller, params: { subjectId }, refuse }) => {
    const { groupId } = await own(db, calls.wholeSubject, caller);
    const students = await subjectJournal(db, { groupId, subjectId, subgroup: 0 });
    if (!students) throw refuse('subject-not-found');
    return [{ students }];
  });

  handle(app, services, calls.subgroupOfSubject, async ({ db, caller, params, refuse }) => {
    const { groupId } = await own(db, calls.subgroupOfSubject, caller);
    const students = await subjectJournal(db, { groupId, ...params });
    if (!students) throw refuse('subject-not-found');
    return [{ students }];
  });

  handle(app, services, calls.byDate, async ({ db, caller, query, now }) => {
    const { groupId } = await own(db, calls.byDate, caller);
    return { lessons: await dayOf(db, { groupId, date: query.date, now }) };
  });

  handle(app, services, calls.days, async ({ db, caller, query }) => {
    const { groupId } = await own(db, calls.days, caller);
    return daysOf(db, { groupId, ...query });
  });

  handle(app, services, calls.note, async ({ db, caller, body, now, refuse }) => {
    const { groupId } = await own(db, calls.note, caller);
    const { idLesson: lessonId, studentOmissionsHoursDtoList: hours, seenAt } = body;
    const studentId = studentOf(calls.note, caller);
    const result = await noteOmissions(db, { groupId, lessonId, hours, seenAt, studentId, now });
    if ('tooManyHours' in result) {
      const field = `studentOmissionsHoursDtoList.${result.tooManyHours}.hours`;
      throw invalidField(field, 'too-big');
    }
    if ('students' in result) return result.students;
    if (result.refused === 'noted-meanwhile') throw refuse('lesson-noted-meanwhile');
    throw refuse(result.refused === 'unknown' ? 'lesson-not-found' : 'lesson-closed');
  });

  handle(app, services, calls.isGroupHead, async ({ db, caller: { studentId } }) =>
    studentId === null ? false : ((await studyPlaceOf(db, studentId))?.isGroupHead ?? false),
  );

  handle(app, services, calls.whoCanNote, async ({ db, caller }) => {
    const { groupId } = await own(db, calls.whoCanNote, caller);
    return loadNoterIds(db, groupId);
  });

  handle(app, services, calls.groupStudents, async ({ db, caller }) =>
    withLogins(db, await own(db, calls.groupStudents, caller)),
  );

  /** Only the group head grants and revokes the permission to note. */
  async function assign(
    db: Database,
    caller: Caller,
    flags: ReadonlyMap<number, boolean>,
  ): Promise<undefined> {
    const call = calls.assignResponsible;
    const { groupId, isGroupHead } = await own(db, call, caller);
    if (!isGroupHead) throw refusal('not-group-head');
    if (!(await assignNoters(db, groupId, flags))) throw refusal('student-not-found');
    return undefined;
  }

  handle(app, services, calls.assignResponsible, async ({ db, caller, body }) =>
    assign(db, caller, new Map(body.studentIds.map((id, index) => [id, body.studentFlags[index] ?? false]))),
  );

  handle(app, services, calls.removeResponsible, async ({ db, caller, body }) =>
    assign(db, caller, new Map(body.map((id) => [id, false]))),
  );
}
