import { addDays, localDate } from '@semestr/core/dates';
import { requestNumber } from '@semestr/core/requests/kinds';
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import { omissionRequests } from '../db/tables/omissions.ts';
import { requestEvents, requestTemplates, requestThreads } from '../db/tables/request-threads.ts';
import { academicLeaves } from '../db/tables/requests.ts';
import { students } from '../db/tables/students.ts';
import { localized } from '../domain/localized.ts';
import { threadMessages } from '../features/requests/messages.ts';
import { type Area, type AreaInput, isAdvertised } from './area-input.ts';
import type { DatedNotice } from './decision-notices.ts';
import { APPLICANT } from './leaves.ts';
import { momentAt, officeDayFrom } from './moments.ts';
import { insertAll } from './rows.ts';

const DAY_MS = 86_400_000;
const STAMP = 'На справке не видна печать. Приложите, пожалуйста, чёткий снимок.';

const templates = [
  { use: 'question', kind: 'omissions', text: STAMP },
  { use: 'question', kind: null, text: 'Уточните, пожалуйста, даты: в заявке и в документе они разные.' },
  {
    use: 'rejection',
    kind: 'omissions',
    text: 'Справка принята деканатом на бумаге, вторая заявка не нужна.',
  },
] as const;

const TRAINING = 'В подтверждении нет даты начала стажировки. Приложите документ, в котором она указана.';
const RETAKEN = 'Переснял при дневном свете, печать в правом нижнем углу.';
const CHECKED = 'Номер справки сверен с поликлиникой.';

type Request = Pick<typeof omissionRequests.$inferSelect, 'id' | 'studentId' | 'createdAt'>;

/** Creates the templates of the office, a question that waits for a demo account, and one with a reply. */
export const fillQuestions: Area = async ({ tx, made, now }) => {
  await insertAll(
    tx,
    requestTemplates,
    templates.map((template, index) => ({ ...template, order: index + 1 })),
  );
  const clerkId = made.users.find(({ username }) => username === 'admin')?.id ?? null;
  /** Returns the moment of a clock time, in minutes, on the first office day so many days after the request. */
  const later = ({ createdAt }: Request, days: number, minutes: number) =>
    momentAt(officeDayFrom(addDays(localDate(createdAt), days)), minutes);

  const [leave] = await tx
    .select()
    .from(academicLeaves)
    .innerJoin(students, eq(students.id, academicLeaves.studentId))
    .where(and(eq(students.cardNumber, APPLICANT), eq(academicLeaves.state, 'waiting')));
  // After a weekend or a holiday the office has not asked yet.
  if (leave && later(leave.academic_leaves, 1, 9 * 60 + 20) <= now) {
    const { id: requestId, studentId } = leave.academic_leaves;
    const at = later(leave.academic_leaves, 1, 9 * 60 + 20);
    const [thread] = await tx
      .insert(requestThreads)
      .values({ kind: 'leaves', requestId, studentId, askedAt: at })
      .returning({ id: requestThreads.id });
    const event = { threadId: thread?.id ?? 0, authorId: clerkId, at, event: 'question' as const };
    await insertAll(tx, requestEvents, [{ ...event, question: TRAINING }]);
  }

  const advertised = made.students.filter(isAdvertised).map(({ id }) => id);
  const [excuse] = await tx
    .select()
    .from(omissionRequests)
    .where(
      and(
        eq(omissionRequests.state, 'waiting'),
        lt(omissionRequests.createdAt, new Date(now.getTime() - 3 * DAY_MS)),
        notInArray(omissionRequests.studentId, advertised),
      ),
    )
    .orderBy(desc(omissionRequests.createdAt), desc(omissionRequests.id))
    .limit(1);
  if (excuse && later(excuse, 2, 9 * 60 + 40) <= now) {
    const { id: requestId, studentId } = excuse;
    const [thread] = await tx
      .insert(requestThreads)
      .values({
        kind: 'omissions',
        requestId,
        studentId,
        assigneeId: clerkId,
        repliedAt: later(excuse, 1, 14 * 60 + 5),
      })
      .returning({ id: requestThreads.id });
    const event = { threadId: thread?.id ?? 0, authorId: clerkId };
    await insertAll(tx, requestEvents, [
      { ...event, at: later(excuse, 1, 10 * 60 + 15), event: 'question' as const, question: STAMP },
      {
        ...event,
        authorId: null,
        at: later(excuse, 1, 14 * 60 + 5),
        event: 'reply' as const,
        reply: RETAKEN,
      },
      { ...event, at: later(excuse, 2, 9 * 60 + 40), event: 'note' as const, note: CHECKED },
      { ...event, at: later(excuse, 2, 9 * 60 + 40), event: 'assigned' as const, assigneeId: clerkId },
    ]);
  }
};

/** Creates the notifications of all questions. */
export async function questionNotices({ tx }: AreaInput): Promise<DatedNotice[]> {
  const rows = await tx
    .select()
    .from(requestEvents)
    .innerJoin(requestThreads, eq(requestThreads.id, requestEvents.threadId))
    .where(eq(requestEvents.event, 'question'));
  return rows.map(
    ({ request_threads: { kind, requestId, studentId }, request_events: { at, question } }) => ({
      studentId,
      at,
      type: 'INFO',
      sentences: [
        localized(threadMessages, kind, {
          number: requestNumber(kind, requestId),
          question: question ?? '',
        }),
      ],
    }),
  );
}
