import type { DormitoryState } from '@semestr/core/dormitory';
import { addDays, dotted, type IsoDate, localDate, mondayOf } from '@semestr/core/dates';
import { dormitoryApplications } from '../db/tables/dormitory.ts';
import { keepUpload } from '../domain/uploads.ts';
import { pdf } from '../documents/pdf.ts';
import { demoStudents } from './accounts.ts';
import { fillQueue, assignPlaces } from './dormitory-queue.ts';
import { fillDirectives, fillPrivileges } from './dormitory-records.ts';
import { type Area, type AreaInput, isMan, places } from './area-input.ts';
import { requestTimes, earlier, later, officeDayFrom, officeDayUntil, officeHour } from './moments.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';

/** The second reason does not exclude a room later. */
const rejections = [
  'Нет справки о составе семьи.',
  'Студент зарегистрирован в городе, где находится университет.',
] as const;

/**
 * Applications of the demo students: a former resident who applies again, a resident, a student with a home in the
 * city, and a new applicant. Every application before the last one is decided.
 */
const demoApplications: readonly (readonly DormitoryState[])[] = [
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
/** New students have not lived in a dormitory yet. */
const newcomers: readonly (readonly DormitoryState[])[] = [['accepted'], ['waiting'], []];

/** Days since the application, by its current state: earlier applicants get a room first. */
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

/** Returns the Monday on which rooms are assigned, the given number of weeks before the last one. */
const assignmentDay = (now: Date, weeks: number): IsoDate =>
  officeDayFrom(addDays(mondayOf(addDays(localDate(now), -1)), -7 * weeks));

/** Builds an application in the given state, with the dates that led to it. */
function application(
  state: DormitoryState,
  isLast: boolean,
  since: IsoDate,
  { now, today, random }: Pick<AreaInput, 'now' | 'today' | 'random'>,
) {
  const tookDays = state === 'waiting' ? null : 2;
  const moments = requestTimes({ daysAgo: random.int(...daysAgo[state]), tookDays, since }, { now, random });
  const lookedAt = moments.decidedAt;
  const lookedOn = localDate(lookedAt ?? now);
  const yesterday = officeDayUntil(addDays(today, -1));
  const until = (day: IsoDate): IsoDate => earlier(officeDayFrom(day), yesterday);
  const giving = {
    evicted: () => until(addDays(lookedOn, 7)),
    settled: () => later(assignmentDay(now, random.int(2, 16)), until(addDays(lookedOn, 1))),
    settling: () => later(assignmentDay(now, 0), until(addDays(lookedOn, 1))),
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
      rejectionReason: state === 'rejected' ? (isLast ? random.pick(rejections) : rejections[0]) : null,
    },
    givenAt,
    lived: settledOn && { from: settledOn, to: movedOutOn ?? yesterday },
  };
}

/** Assigns places in double rooms, to two men or to two women, each place once. */
function rooms(random: Random): (isOfMen: boolean) => string {
  const usedPlaces = new Set<string>();
  const half = new Map<boolean, string>();
  const fresh = (): string => {
    for (;;) {
      const number = `${random.int(2, 12)}${String(random.int(1, 24)).padStart(2, '0')}`;
      const room = `${number}-${random.pick(['а', 'б'])}, Общ.${random.int(1, HOUSES)}`;
      if (usedPlaces.has(room)) continue;
      usedPlaces.add(room);
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
    // Some rooms have one resident until a second one moves in.
    if (random.chance(0.7)) half.set(isOfMen, room);
    return room;
  };
}

/** Creates the document that the first demo student uploaded. */
async function paper({ tx, now }: AreaInput, studentId: number): Promise<number> {
  const bytes = await pdf({
    title: 'Справка о составе семьи',
    now,
    parts: [
      { lines: [['Выдана', dotted(addDays(localDate(now), -80))]] },
      { text: 'Справка выдана для предъявления по месту учёбы. Состав семьи — 5 человек.' },
    ],
  });
  return keepUpload(tx, { studentId, file: { type: 'application/pdf', bytes }, now });
}

/** Fills applications and the queue, directives of residents, and privileges. */
export const fillDormitory: Area = async (filling) => {
  const { tx, made, random } = filling;
  const first = made.students.find(({ cardNumber }) => cardNumber === demoStudents[0]?.cardNumber);
  if (!first) throw new Error('There is no demo student');
  const uploadId = await paper(filling, first.id);

  const fresh = new Set(made.groups.filter(({ course }) => course === 1).map(({ id }) => id));
  const statesOf = ({ cardNumber, groupId }: (typeof made.students)[number]): readonly DormitoryState[] => {
    const own = demoApplications[demoStudents.findIndex((one) => one.cardNumber === cardNumber)];
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
  const queue = assignPlaces(byTime.map(({ row }) => row));
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
