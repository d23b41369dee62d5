import { addDays, type IsoDate, localDate } from '@semestr/core/dates';
import { hasContract, type StudyPurpose, type StudyState } from '@semestr/core/study';
import { type MarkOpening, openingOf } from '@semestr/core/markbook';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { disciplines } from '../db/tables/disciplines.ts';
import { marks } from '../db/tables/marks.ts';
import { studyApplications } from '../db/tables/study.ts';
import { loadSharp } from '../documents/sharp.ts';
import { type Area, type AreaInput, isAdvertised, places } from './area-input.ts';
import { requestTimes, earlier } from './moments.ts';
import { insertAll } from './rows.ts';

const rejections = [
  'Дисциплина изучается в текущем семестре по расписанию группы.',
  'По дисциплине нет академической разницы: она зачтена приказом о переводе.',
] as const;

interface ApplicationPlan {
  state: StudyState;
  purpose: StudyPurpose;
  daysAgo: number;
  price: number | null;
}

/** Every state, paid and free, for the advertised demo accounts. */
const advertisedPlans: readonly ApplicationPlan[] = [
  { state: 'finished', purpose: 'difference', daysAgo: 80, price: null },
  { state: 'rejected', purpose: 'parallel', daysAgo: 60, price: null },
  { state: 'signed', purpose: 'parallel', daysAgo: 30, price: 148.5 },
  { state: 'unsigned', purpose: 'difference', daysAgo: 8, price: 96 },
  { state: 'considered', purpose: 'parallel', daysAgo: 1, price: null },
];

/** Days that studying a subject takes. */
const STUDY_DAYS = 40;
const FIRST_NUMBER = 101;

/** Draws a signature. */
async function drawSignature(): Promise<Buffer> {
  const sharp = await loadSharp();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="120"><path fill="none" stroke="navy" stroke-width="4"' +
    ' d="M20 90C60 10 90 10 80 70S120 100 150 50S180 90 210 60S250 80 340 30M60 100C140 80 240 90 320 75"/></svg>';
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A markbook entry for which a student may apply. */
interface Entry {
  id: number;
  subject: string;
  term: number;
  opening: MarkOpening | null;
}

async function entriesOf(tx: Database, studentId: number): Promise<Entry[]> {
  const rows = await tx
    .select({ mark: marks, discipline: disciplines })
    .from(marks)
    .innerJoin(disciplines, eq(disciplines.id, marks.disciplineId))
    .where(eq(marks.studentId, studentId))
    .orderBy(asc(marks.id));
  return rows.map(({ mark, discipline }) => ({
    id: mark.id,
    subject: discipline.name,
    term: discipline.semester,
    opening: openingOf(mark),
  }));
}

/** Undecided and unsigned applications need an open entry; others need one that is settled by now. */
const isSuitable = ({ opening }: Entry, { state, purpose }: ApplicationPlan): boolean =>
  opening === (state === 'considered' || state === 'unsigned' ? purpose : null);

function applied(
  entry: Entry,
  wanted: ApplicationPlan,
  drawn: Uint8Array,
  since: IsoDate,
  filling: AreaInput,
) {
  const { state, purpose, daysAgo, price } = wanted;
  const tookDays = { considered: null, rejected: 3, unsigned: 3, signed: 3, finished: STUDY_DAYS }[state];
  const moments = requestTimes({ daysAgo, tookDays, since }, filling);
  const decidedOn = localDate(moments.decidedAt ?? filling.now);
  const isSigned = state === 'signed' || state === 'finished';
  return {
    state,
    purpose,
    ...moments,
    educationTermId: entry.id,
    subject: entry.subject,
    term: entry.term,
    isPaid: price !== null,
    price,
    signedOn: isSigned
      ? earlier(addDays(decidedOn, state === 'finished' ? -STUDY_DAYS / 2 : 2), filling.today)
      : null,
    signature: isSigned ? drawn : null,
    rejectionReason: state === 'rejected' ? filling.random.pick(rejections) : null,
  };
}

/** Fills applications to study a subject, with contracts and signatures. */
export const fillStudy: Area = async (filling) => {
  const { tx, made, random } = filling;
  const drawn = await drawSignature();
  const placeOf = places(filling);
  const rows: (typeof studyApplications.$inferInsert)[] = [];
  for (const student of made.students) {
    const plans = isAdvertised(student)
      ? advertisedPlans
      : random.chance(0.02)
        ? [random.pick(advertisedPlans)]
        : [];
    if (plans.length === 0) continue;
    let free = random.shuffle(await entriesOf(tx, student.id));
    for (const one of plans) {
      const entry = free.find((each) => isSuitable(each, one));
      if (!entry) continue;
      free = free.filter((each) => each !== entry);
      rows.push({
        studentId: student.id,
        ...applied(entry, one, drawn, placeOf(student).enrolledOn, filling),
      });
    }
  }
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  let last = FIRST_NUMBER - 1;
  await insertAll(
    tx,
    studyApplications,
    byTime.map((row) => ({ ...row, contractNumber: hasContract(row.state) ? `${(last += 1)}-Д` : null })),
  );
};
