import type { Attendance, DayLesson } from '@semestr/api/journal';
import { type IsoDate, localDate } from '@semestr/core/dates';
import { plainSpaces, shortName } from '@semestr/core/display';
import { isOnRoster } from '@semestr/core/enrolments';
import { attendanceFault, nextRecordTime, wasRecordedSince } from '@semestr/core/journal';
import { aliasedTable, and, asc, between, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { isEnrolledIn, isNotedIn, journalStudents } from '../../domain/journal.ts';
import { studentsNotStudying } from '../../domain/leaves.ts';
import { notifyOfOmission, withdrawOmissionNotice } from '../../domain/omission-notices.ts';
import { employees } from '../../db/tables/employees.ts';
import { journalLessons, journalSubjects, lessonMarks } from '../../db/tables/journal.ts';
import { excuses, omissions } from '../../db/tables/omissions.ts';
import { students } from '../../db/tables/students.ts';
import { roomsOf } from './rooms.ts';

type LessonRow = typeof journalLessons.$inferSelect;

const dayText = (date: IsoDate): string => date.split('-').toReversed().join('-');

const noters = aliasedTable(students, 'noters');

const lessonsOn = (db: Database, groupId: number, date: IsoDate) =>
  db
    .select({ lesson: journalLessons, subject: journalSubjects, educator: employees, noter: noters })
    .from(journalSubjects)
    .innerJoin(journalLessons, eq(journalLessons.subjectId, journalSubjects.id))
    .leftJoin(employees, eq(employees.id, journalLessons.employeeId))
    .leftJoin(noters, eq(noters.id, journalLessons.notedById))
    .where(and(eq(journalSubjects.groupId, groupId), eq(journalLessons.date, date)))
    .orderBy(asc(journalLessons.startTime), asc(journalLessons.subgroup), asc(journalLessons.id));

/**
 * Loads the students of each lesson of a day, with the hours missed: those who were in its group and subgroup on that
 * day, and those with marks or absences in the lesson.
 */
async function attendanceOf(
  db: Database,
  { groupId, date }: { groupId: number; date: IsoDate },
  lessons: readonly LessonRow[],
): Promise<Map<number, Attendance[]>> {
  const lessonIds = lessons.map(({ id }) => id);
  const who = await journalStudents(
    db,
    or(isEnrolledIn({ groupId }, date, date), isNotedIn(inArray(journalLessons.id, lessonIds))),
  );
  const missed = await db.select().from(omissions).where(inArray(omissions.lessonId, lessonIds));
  const marked = await db
    .selectDistinct({ lessonId: lessonMarks.lessonId, studentId: lessonMarks.studentId })
    .from(lessonMarks)
    .where(inArray(lessonMarks.lessonId, lessonIds));
  const notStudying = await studentsNotStudying(
    db,
    who.map(({ id }) => id),
    date,
  );
  const entryKeys = new Set([...missed, ...marked].map((row) => `${row.lessonId} ${row.studentId}`));
  const toReply = (lessonId: number, student: (typeof who)[number]): Attendance => {
    const row = missed.find((one) => one.lessonId === lessonId && one.studentId === student.id);
    return {
      id: student.id,
      fio: student.fio,
      omission: row ? { id: row.id, missedHours: row.hours, respectfulOmission: row.isExcused } : null,
      inOffsettingValue: null,
      isNotStudying: notStudying.has(student.id),
    };
  };
  return new Map(
    lessons.map(({ id, subgroup }) => [
      id,
      who
        .filter(
          (student) =>
            isOnRoster(student.enrolments, { groupId, subgroup, date }) ||
            entryKeys.has(`${id} ${student.id}`),
        )
        .map((student) => toReply(id, student)),
    ]),
  );
}

/** Lists the days in a range on which the journal of a group has lessons. */
export async function daysOf(
  db: Database,
  { groupId, from, to }: { groupId: number; from: IsoDate; to: IsoDate },
): Promise<IsoDate[]> {
  const rows = await db
    .selectDistinct({ date: journalLessons.date })
    .from(journalSubjects)
    .innerJoin(journalLessons, eq(journalLessons.subjectId, journalSubjects.id))
    .where(and(eq(journalSubjects.groupId, groupId), between(journalLessons.date, from, to)))
    .orderBy(asc(journalLessons.date));
  return rows.map(({ date }) => date);
}

/** Loads the lessons in a group's journal on a day. */
export async function dayOf(
  db: Database,
  { groupId, date, now }: { groupId: number; date: IsoDate; now: Date },
): Promise<DayLesson[]> {
  const rows = await lessonsOn(db, groupId, date);
  const attendance = await attendanceOf(
    db,
    { groupId, date },
    rows.map(({ lesson }) => lesson),
  );
  const rooms = await roomsOf(db, { groupId, date, rows });
  const isClosed = attendanceFault({ date, today: localDate(now) }) !== null;
  return rows.map(({ lesson, subject, educator, noter }) => ({
    id: lesson.id,
    dateString: dayText(lesson.date),
    nameAbbrev: subject.abbrev,
    lessonTypeAbbrev: subject.type,
    lessonPeriod: { lessonPeriodHours: lesson.hours, startTime: lesson.startTime, endTime: lesson.endTime },
    subGroup: lesson.subgroup,
    students: attendance.get(lesson.id) ?? [],
    fullSubject: subject.name,
    educator: educator && plainSpaces(shortName(educator)),
    room: rooms.get(lesson.id) ?? null,
    notedBy: noter && plainSpaces(shortName(noter)),
    notedAt: lesson.notedAt?.toISOString() ?? null,
    isClosed,
  }));
}

/** Result of noting absences: the lesson's list, or the reason for which nothing was stored. */
type NotingResult =
  | { students: Attendance[] }
  | { refused: 'unknown' | 'closed' | 'noted-meanwhile' }
  | { tooManyHours: number };

/**
 * Sets the hours that students missed in a lesson of their group. Absences covered by an excuse become excused; those
 * excused by the dean's office stay excused. Students on academic leave, and those who have left, cannot be absent.
 */
export async function noteOmissions(
  db: Database,
  request: {
    groupId: number;
    lessonId: number;
    hours: readonly { student: number; hours: number }[];
    /** The last change known to the caller. */
    seenAt: string | null | undefined;
    /** The student who notes the absences. */
    studentId: number;
    now: Date;
  },
): Promise<NotingResult> {
  const { groupId, lessonId, hours, seenAt, now } = request;
  return db.transaction(async (tx): Promise<NotingResult> => {
    const [row] = await tx
      .select({ lesson: journalLessons })
      .from(journalLessons)
      .innerJoin(journalSubjects, eq(journalSubjects.id, journalLessons.subjectId))
      .where(and(eq(journalLessons.id, lessonId), eq(journalSubjects.groupId, groupId)))
      // The second of two concurrent requests sees the changes of the first.
      .for('update', { of: journalLessons });
    if (!row) return { refused: 'unknown' };
    const { lesson } = row;
    const list = async () =>
      (await attendanceOf(tx, { groupId, date: lesson.date }, [lesson])).get(lesson.id) ?? [];
    const attending = new Set((await list()).map(({ id }) => id));
    if (hours.some(({ student }) => !attending.has(student))) return { refused: 'unknown' };
    if (attendanceFault({ date: lesson.date, today: localDate(now) })) return { refused: 'closed' };
    if (wasRecordedSince(seenAt, lesson.notedAt)) return { refused: 'noted-meanwhile' };
    const ids = hours.map(({ student }) => student);
    const notStudying = await studentsNotStudying(tx, ids, lesson.date);
    const tooManyHours = hours.findIndex(
      (one) => one.hours > (notStudying.has(one.student) ? 0 : lesson.hours),
    );
    if (tooManyHours >= 0) return { tooManyHours };

    const covering = and(
      inArray(excuses.studentId, ids),
      lte(excuses.dateFrom, lesson.date),
      gte(excuses.dateTo, lesson.date),
    );
    const covered = await tx.select({ studentId: excuses.studentId }).from(excuses).where(covering);
    const excused = new Set(covered.map(({ studentId }) => studentId));
    const existing = await tx
      .select({ studentId: omissions.studentId })
      .from(omissions)
      .where(and(eq(omissions.lessonId, lesson.id), inArray(omissions.studentId, ids)));
    const present = hours.filter((one) => one.hours === 0).map(({ student }) => student);
    if (present.length > 0)
      await tx
        .delete(omissions)
        .where(and(eq(omissions.lessonId, lesson.id), inArray(omissions.studentId, present)));
    const absent = hours.filter((one) => one.hours > 0);
    for (const { student: studentId, hours: missed } of absent)
      await tx
        .insert(omissions)
        .values({ lessonId: lesson.id, studentId, hours: missed, isExcused: excused.has(studentId) })
        .onConflictDoUpdate({
          target: [omissions.studentId, omissions.lessonId],
          set: { hours: missed, version: sql`${omissions.version} + 1` },
        });
    await tx
      .update(journalLessons)
      .set({ notedById: request.studentId, notedAt: nextRecordTime(lesson.notedAt, now) })
      .where(eq(journalLessons.id, lesson.id));
    const studentIds = absent
      .map(({ student }) => student)
      .filter((id) => existing.every(({ studentId }) => studentId !== id));
    await notifyOfOmission(tx, { lessonId: lesson.id, studentIds, now });
    // Withdraws the notifications of absences that were removed.
    const undone = existing.map(({ studentId }) => studentId).filter((id) => present.includes(id));
    await withdrawOmissionNotice(tx, { lessonId: lesson.id, studentIds: undone });
    return { students: await list() };
  });
}
