import type { DormitoryState } from '@semestr/core/dormitory';
import { addDays, dotted, localDate, mondayOf } from '@semestr/core/dates';
import { dormitoryApplications } from '../db/tables/dormitory.ts';
import { keepUpload } from '../domain/uploads.ts';
import { pdf } from '../documents/pdf.ts';
import { demoStudents } from './accounts.ts';
import { fillQueue, inQueue } from './dormitory-queue.ts';
import { fillDirectives, fillPrivileges } from './dormitory-records.ts';
import type { Area, Filling } from './filling.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

const DAY_MS = 86_400_000;

/** The second is no reason for who gets a room later. */
const rejections = [
  'Нет справки о составе семьи.',
  'Студент зарегистрирован в городе, где находится университет.',
] as const;

/**
 * What the demo's students applied for: who lived there and wants to live there again, a resident, somebody whose home is
 * in the city, and somebody who has just applied. Each with every application before the last one decided.
 */
const tried: readonly (readonly DormitoryState[])[] = [
  ['rejected', 'evicted', 'accepted'],
  ['rejected', 'settled'],
  [],
  ['waiting'],
];
const usual: readonly (readonly DormitoryState[])[] = [
  ['settled'],
  ['settled'],
  ['rejected'],
  ['accepted'],
  ['waiting'],
  ['settling'],
];
/** Who has just come to the university has not lived there yet. */
const newcomers: readonly (readonly DormitoryState[])[] = [['accepted'], ['waiting'], []];

/** How many days ago somebody applied who is in this state now: who came first gets a room first. */
const daysAgo: Readonly<Record<DormitoryState, readonly [from: number, to: number]>> = {
  rejected: [420, 440],
  evicted: [380, 410],
  settled: [150, 220],
  settling: [120, 148],
  accepted: [20, 75],
  waiting: [1, 12],
};
const LIVED_DAYS = 290;
const DAYS_TO_MOVE = 3;

/** Rooms are given away on Mondays; so many weeks before the last one. */
const mondayMorning = (now: Date, weeks: number): Date =>
  new Date(`${addDays(mondayOf(addDays(localDate(now), -1)), -7 * weeks)}T07:00:00Z`);

/** An application of somebody who is in this state now, with the days that led to it. */
function application(state: DormitoryState, isLast: boolean, now: Date, random: Random) {
  const after = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS);
  const createdAt = after(now, -random.int(...daysAgo[state]) - random.next() / 2);
  const lookedAt = state === 'waiting' ? null : after(createdAt, 2);
  const giving = {
    evicted: () => after(createdAt, 9),
    settled: () => mondayMorning(now, random.int(2, 16)),
    settling: () => mondayMorning(now, 0),
    accepted: () => null,
    waiting: () => null,
    rejected: () => null,
  } satisfies Record<DormitoryState, () => Date | null>;
  const givenAt = giving[state]();
  const settledAt = givenAt && state !== 'settling' ? after(givenAt, DAYS_TO_MOVE) : null;
  const movedOutAt = settledAt && state === 'evicted' ? after(settledAt, LIVED_DAYS) : null;
  return {
    row: {
      state,
      createdAt,
      decidedAt: movedOutAt ?? settledAt ?? givenAt ?? lookedAt,
      acceptedAt: state === 'rejected' ? null : lookedAt,
      settledAt,
      room:
        givenAt &&
        `${random.int(2, 12)}${String(random.int(1, 24)).padStart(2, '0')}-${random.pick(['а', 'б'])}, Общ.${random.int(1, 4)}`,
      rejectionReason: state === 'rejected' ? bound(isLast ? random.pick(rejections) : rejections[0]) : null,
    },
    givenAt,
    lived: settledAt && { from: localDate(settledAt), to: localDate(movedOutAt ?? now) },
  };
}

/** A paper that the first demo student handed in. */
async function paper({ tx, now }: Filling, studentId: number): Promise<number> {
  const bytes = await pdf({
    title: bound('Справка о составе семьи'),
    now,
    parts: [
      { lines: [['Выдана', dotted(addDays(localDate(now), -80))]] },
      { text: bound('Справка выдана для предъявления по месту учёбы. Состав семьи — 5 человек.') },
    ],
  });
  return keepUpload(tx, { studentId, file: { type: 'application/pdf', bytes }, now });
}

/** Applications for rooms with the queue, what residents were praised and blamed for, and who goes first. */
export const fillDormitory: Area = async (filling) => {
  const { tx, made, now, random } = filling;
  const first = made.students.find(({ cardNumber }) => cardNumber === demoStudents[0]?.cardNumber);
  if (!first) throw new Error('There is no demo student');
  const uploadId = await paper(filling, first.id);

  const fresh = new Set(made.groups.filter(({ course }) => course === 1).map(({ id }) => id));
  const statesOf = ({ cardNumber, groupId }: (typeof made.students)[number]): readonly DormitoryState[] => {
    const at = demoStudents.findIndex((one) => one.cardNumber === cardNumber);
    if (at >= 0) return tried[at] ?? [];
    return random.chance(0.25) ? random.pick(fresh.has(groupId) ? newcomers : usual) : [];
  };
  const applications = made.students.flatMap((student) =>
    statesOf(student).map((state, index, all) => ({
      student,
      ...application(state, index === all.length - 1, now, random),
    })),
  );
  const byTime = applications.toSorted((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime());
  const queue = inQueue(byTime.map(({ row }) => row));
  await insertAll(
    tx,
    dormitoryApplications,
    byTime.map(({ student, row }, index) => ({
      ...row,
      studentId: student.id,
      number: index + 1,
      queuePlace: queue.get(row) ?? null,
      uploadId: student === first && row.state === 'accepted' ? uploadId : null,
    })),
  );
  await fillQueue(
    filling,
    byTime.flatMap(({ givenAt }) => givenAt ?? []),
  );
  await fillDirectives(
    filling,
    new Map(byTime.flatMap(({ student, lived }) => (lived ? [[student.id, lived]] : []))),
  );
  await fillPrivileges(filling, new Set(byTime.map(({ student }) => student.id)));
};
