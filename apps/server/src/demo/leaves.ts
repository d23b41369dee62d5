import { addDays, dotted, localDate } from '@semestr/core/dates';
import { pdf } from '../documents/pdf.ts';
import { academicLeaves } from '../db/tables/requests.ts';
import { keepUpload } from '../domain/uploads.ts';
import { type Area, type AreaInput, isMan, isAdvertised, type MadeStudent, places } from './area-input.ts';
import { requestTimes } from './moments.ts';
import { insertAll } from './rows.ts';

type Leave = typeof academicLeaves.$inferInsert;

/**
 * Plans of requests, used in turn: a current leave, a pending request, a future leave and a rejected
 * request.
 */
const plans = [
  { state: 'accepted', daysAgo: 48, begins: -35 },
  { state: 'waiting', daysAgo: 3, begins: 20 },
  { state: 'accepted', daysAgo: 20, begins: 30 },
  { state: 'rejected', daysAgo: 26, begins: -10 },
] as const;
const pending = { state: 'waiting', daysAgo: 1, begins: 40 } as const;
const REJECTION = 'Документ без печати: приложите заверенный.';
/** The demo account with a pending request: training from the next term on. */
export const APPLICANT = '42850004';
/** One in this many students has a request, and every plan is used at least once. */
const STUDENTS_PER_REQUEST = 150;
const LENGTH = 300;
const FIRST_NUMBER = 201;

/** Creates the document of a request. */
async function paperOf({ tx, now }: AreaInput, studentId: number): Promise<number> {
  const bytes = await pdf({
    title: 'Подтверждение',
    now,
    parts: [
      { lines: [['Дата', dotted(addDays(localDate(now), -7))]] },
      { text: 'Для представления в деканат: основание академического отпуска подтверждается.' },
    ],
  });
  return keepUpload(tx, { studentId, file: { type: 'application/pdf', bytes }, now });
}

/** Returns students at equal intervals of the list, so that they are from different groups. */
function spread(students: readonly MadeStudent[], count: number): MadeStudent[] {
  const step = students.length / count;
  return Array.from({ length: count }, (_, place) => students[Math.floor((place + 0.5) * step)]).flatMap(
    (student) => student ?? [],
  );
}

/**
 * Fills requests for academic leave. Must run before the journal, in which students on leave have no absences or marks.
 */
export const fillLeaves: Area = async (filling) => {
  const { tx, made, random, today } = filling;
  const placeOf = places(filling);
  const groupsOfAccounts = new Set(made.students.filter(isAdvertised).map(({ groupId }) => groupId));
  const others = made.students.filter(({ groupId }) => !groupsOfAccounts.has(groupId));
  const count = Math.min(
    others.length,
    Math.max(plans.length, Math.round(others.length / STUDENTS_PER_REQUEST)),
  );
  const applicant = made.students.filter(({ cardNumber }) => cardNumber === APPLICANT);
  const asking = [
    ...applicant.map((student) => ({ student, plan: pending, reason: 'training' as const })),
    ...spread(others, count).map((student, place) => ({
      student,
      plan: plans[place % plans.length] ?? pending,
      reason: random.pick(['health', 'family', isMan(student) ? 'service' : 'childcare'] as const),
    })),
  ];
  const rows: Leave[] = [];
  for (const { student, plan, reason } of asking) {
    const { state, daysAgo } = plan;
    const tookDays = state === 'waiting' ? null : 4;
    const dateFrom = addDays(today, plan.begins);
    rows.push({
      studentId: student.id,
      state,
      ...requestTimes({ daysAgo, tookDays, since: placeOf(student).enrolledOn }, filling),
      reason,
      dateFrom,
      dateTo: addDays(dateFrom, LENGTH),
      uploadId: await paperOf(filling, student.id),
      rejectionReason: state === 'rejected' ? REJECTION : null,
    });
  }
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  let last = FIRST_NUMBER - 1;
  await insertAll(
    tx,
    academicLeaves,
    byTime.map((row) => ({ ...row, number: row.state === 'accepted' ? `${(last += 1)}-с` : null })),
  );
};
