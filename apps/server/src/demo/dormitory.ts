import type { DormitoryState } from '@semestr/core/dormitory';
import { addDays, dotted, type IsoDate, localDate, mondayOf } from '@semestr/core/dates';
import { dormitoryApplications } from '../db/tables/dormitory.ts';
import { keepUpload } from '../domain/uploads.ts';
import { pdf } from '../documents/pdf.ts';
import { demoStudents } from './accounts.ts';
import { fillQueue, inQueue } from './dormitory-queue.ts';
import { fillDirectives, fillPrivileges } from './dormitory-records.ts';
import { type Area, type Filling, isMan, places } from './filling.ts';
import { asked, earlier, later, officeDayFrom, officeDayUntil, officeHour } from './moments.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import { bound } from './typography.ts';

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
const HOUSES = 6;

/** Rooms are given away on Mondays; so many weeks before the last one. */
const givingDay = (now: Date, weeks: number): IsoDate =>
  officeDayFrom(addDays(mondayOf(addDays(localDate(now), -1)), -7 * weeks));

/** An application of somebody who is in this state now, with the days that led to it. */
function application(
  state: DormitoryState,
  isLast: boolean,
  since: IsoDate,
  { now, today, random }: Pick<Filling, 'now' | 'today' | 'random'>,
) {
  const tookDays = state === 'waiting' ? null : 2;
  const moments = asked({ daysAgo: random.int(...daysAgo[state]), tookDays, since }, { now, random });
  const lookedAt = moments.decidedAt;
  const lookedOn = localDate(lookedAt ?? now);
  const yesterday = officeDayUntil(addDays(today, -1));
  const until = (day: IsoDate): IsoDate => earlier(officeDayFrom(day), yesterday);
  const giving = {
    evicted: () => until(addDays(lookedOn, 7)),
    settled: () => later(givingDay(now, random.int(2, 16)), until(addDays(lookedOn, 1))),
    settling: () => later(givingDay(now, 0), until(addDays(lookedOn, 1))),
    accepted: () => null,
    waiting: () => null,
    rejected: () => null,
  } satisfies Record<DormitoryState, () => IsoDate | null>;
  const givenOn = giving[state]();
  const givenAt = givenOn && officeHour(givenOn, random);
  const settledOn = givenOn && state !== 'settling' ? until(addDays(givenOn, DAYS_TO_MOVE)) : null;
  const settledAt = settledOn && officeHour(settledOn, random);
  const movedOutOn = settledOn && state === 'evicted' ? until(addDays(settledOn, LIVED_DAYS)) : null;
  const movedOutAt = movedOutOn && officeHour(movedOutOn, random);
  return {
    row: {
      state,
      createdAt: moments.createdAt,
      decidedAt: movedOutAt ?? settledAt ?? givenAt ?? lookedAt,
      acceptedAt: state === 'rejected' ? null : lookedAt,
      settledAt,
      rejectionReason: state === 'rejected' ? bound(isLast ? random.pick(rejections) : rejections[0]) : null,
    },
    givenAt,
    lived: settledOn && { from: settledOn, to: movedOutOn ?? yesterday },
  };
}

/** Gives out rooms of two places, to two men or to two women, each place once. */
function rooms(random: Random): (isOfMen: boolean) => string {
  const taken = new Set<string>();
  const half = new Map<boolean, string>();
  const fresh = (): string => {
    for (;;) {
      const number = `${random.int(2, 12)}${String(random.int(1, 24)).padStart(2, '0')}`;
      const room = `${number}-${random.pick(['а', 'б'])}, Общ.${random.int(1, HOUSES)}`;
      if (taken.has(room)) continue;
      taken.add(room);
      return room;
    }
  };
  return (isOfMen) => {
    const begun = half.get(isOfMen);
    if (begun !== undefined) {
      half.delete(isOfMen);
      return begun;
    }
    const room = fresh();
    // Some live alone until somebody else moves in.
    if (random.chance(0.7)) half.set(isOfMen, room);
    return room;
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
  const { tx, made, random } = filling;
  const first = made.students.find(({ cardNumber }) => cardNumber === demoStudents[0]?.cardNumber);
  if (!first) throw new Error('There is no demo student');
  const uploadId = await paper(filling, first.id);

  const fresh = new Set(made.groups.filter(({ course }) => course === 1).map(({ id }) => id));
  const statesOf = ({ cardNumber, groupId }: (typeof made.students)[number]): readonly DormitoryState[] => {
    const own = tried[demoStudents.findIndex((one) => one.cardNumber === cardNumber)];
    if (own) return own;
    return random.chance(0.25) ? random.pick(fresh.has(groupId) ? newcomers : usual) : [];
  };
  const placeOf = places(filling);
  const roomFor = rooms(random);
  const applications = made.students.flatMap((student) =>
    statesOf(student).map((state, index, all) => {
      const asking = application(state, index === all.length - 1, placeOf(student).enrolledOn, filling);
      const room = asking.givenAt && roomFor(isMan(student));
      return { ...asking, student, row: { ...asking.row, room } };
    }),
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
