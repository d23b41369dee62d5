import { addDays, type IsoDate, localDate } from '@semestr/core/dates';
import { markSheetPrice, type MarkSheetState } from '@semestr/core/mark-sheets';
import {
  labTeachersOf,
  type OwnSubject,
  type SubjectControl,
  subjectsOf,
  teachersOf,
} from '../domain/subjects.ts';
import type { Database } from '../db/database.ts';
import { hourPrices, markSheets, markSheetTypes } from '../db/tables/mark-sheets.ts';
import { type Area, type AreaInput, isAdvertised, places } from './area-input.ts';
import { requestTimes } from './moments.ts';
import { insertAll } from './rows.ts';

const prices = [
  { rank: 'профессор', price: 9.2 },
  { rank: 'доцент', price: 7.45 },
  { rank: '', price: 5.75 },
];

const sheetTypes = [
  {
    shortName: 'Экз., диф. зачет (дн., веч., заоч.)',
    fullName: 'Пересдача экзамена или дифференцированного зачёта',
    coefficient: 0.4,
    isExam: true,
  },
  {
    shortName: 'Зачет (дн., веч., заоч.)',
    fullName: 'Пересдача зачёта',
    coefficient: 0.25,
    isOffset: true,
  },
  {
    shortName: 'Курс. проект (работа)',
    fullName: 'Повторная защита курсового проекта или работы',
    coefficient: 1.5,
    isCourseWork: true,
  },
  {
    shortName: 'Лаб. работа (дн., веч.)',
    fullName: 'Отработка лабораторных занятий, пропущенных студентом дневной или вечерней формы обучения',
    coefficient: 1,
    isLab: true,
  },
  {
    shortName: 'Экз., зачет (дист.)',
    fullName: 'Пересдача экзамена или зачёта студентом дистанционной формы обучения',
    coefficient: 0.35,
    price: 8,
    isExam: true,
    isOffset: true,
    isRemote: true,
  },
];

const rejections = [
  'Укажите преподавателя, который ведёт занятия в вашей группе.',
  'Пересдача в эти дни не проводится.',
] as const;

/** Days for which a printed mark sheet is valid. */
const VALID_DAYS = 14;
const FIRST_NUMBER = 101;

interface OrderPlan {
  state: MarkSheetState;
  isExcused: boolean;
  daysAgo: number;
}

/** Every state, paid and free, for the advertised demo accounts; the first is for an exam. */
const advertisedOrders: readonly OrderPlan[] = [
  { state: 'printed', isExcused: false, daysAgo: 14 },
  { state: 'processing', isExcused: false, daysAgo: 2 },
  { state: 'printed', isExcused: true, daysAgo: 27 },
  { state: 'rejected', isExcused: false, daysAgo: 40 },
];

const monthAndDay = (date: IsoDate): string => date.slice(5).replace('-', '');

type Type = typeof markSheetTypes.$inferSelect;

/** An assessment of a group's subject, with its type of mark sheet. */
interface Offer {
  subject: OwnSubject;
  control: SubjectControl;
  type: Type;
}

const fits = (type: Type, { kind }: SubjectControl): boolean =>
  !type.isRemote &&
  { exam: type.isExam, passFail: type.isOffset, courseWork: type.isCourseWork, lab: type.isLab }[kind];

/**
 * Sorts subjects in the same order on every database, whatever its collation, because the shuffled offers depend on it.
 */
const inPlainOrder = (a: OwnSubject, b: OwnSubject): number =>
  a.term - b.term || (a.abbrev === b.abbrev ? a.id - b.id : a.abbrev < b.abbrev ? -1 : 1);

/** Returns a function that lists what students of a group can order, computed once per group. */
function offersOf({ tx, made, today }: AreaInput, types: readonly Type[]) {
  const courses = new Map(made.groups.map(({ id, course }) => [id, course ?? 1]));
  const offersByGroup = new Map<number, Offer[]>();
  return async (groupId: number): Promise<Offer[]> => {
    const before = offersByGroup.get(groupId);
    if (before) return before;
    const subjects = await subjectsOf(tx, { groupId, course: courses.get(groupId) ?? 1 }, today);
    const offers = subjects.toSorted(inPlainOrder).flatMap((subject) =>
      subject.controls.flatMap((control) => {
        const type = types.find((one) => fits(one, control));
        return type ? [{ subject, control, type }] : [];
      }),
    );
    offersByGroup.set(groupId, offers);
    return offers;
  };
}

/** Removes and returns the first offer that has an educator. */
async function takeOffer(tx: Database, groupId: number, offers: Offer[]) {
  for (let offer = offers.shift(); offer; offer = offers.shift()) {
    const { id, kind } = offer.control;
    const teachers = await (kind === 'lab' ? labTeachersOf : teachersOf)(tx, groupId, id);
    if (teachers.length > 0) return { ...offer, teachers };
  }
  return null;
}

function ordered(
  { subject, control, type, teachers }: Offer & { teachers: readonly number[] },
  wanted: OrderPlan,
  since: IsoDate,
  filling: AreaInput,
) {
  const { made, random } = filling;
  const { state, isExcused, daysAgo } = wanted;
  const tookDays = state === 'processing' ? null : 1;
  const moments = requestTimes({ daysAgo, tookDays, since }, filling);
  const day = localDate(moments.createdAt);
  const decidedOn = moments.decidedAt && localDate(moments.decidedAt);
  const employeeId = random.pick(teachers);
  const { rank } = made.employees.find(({ id }) => id === employeeId) ?? {};
  const hours = type.isLab ? random.pick([2, 4, 6]) : null;
  const basePrice = (prices.find((one) => one.rank === rank) ?? prices.at(-1))?.price ?? null;
  return {
    state,
    isExcused,
    hours,
    ...moments,
    employeeId,
    typeId: type.id,
    absentOn: addDays(day, -random.int(3, 10)),
    expiresOn: state === 'printed' && decidedOn ? addDays(decidedOn, VALID_DAYS) : null,
    rejectionReason: state === 'rejected' ? random.pick(rejections) : null,
    price: markSheetPrice({ basePrice, type, hours, isExcused }),
    retakes: 0,
    term: subject.term,
    subjectId: subject.id,
    subject: subject.name,
    subjectAbbrev: subject.abbrev,
    lessonType: control.abbrev,
    focsId: type.isLab ? null : control.id,
    thId: type.isLab ? control.id : null,
  };
}

/** Fills prices, types of mark sheets, and recent orders. */
export const fillMarkSheets: Area = async (filling) => {
  const { tx, made, random } = filling;
  await insertAll(tx, hourPrices, prices);
  const kinds = await tx
    .insert(markSheetTypes)
    .values(sheetTypes.map((type, order) => ({ ...type, order })))
    .returning();
  const offersFor = offersOf(filling, kinds);

  const placeOf = places(filling);
  const rows: (typeof markSheets.$inferInsert)[] = [];
  for (const student of made.students) {
    const plans = isAdvertised(student)
      ? advertisedOrders
      : random.chance(0.05)
        ? [random.pick(advertisedOrders)]
        : [];
    if (plans.length === 0) continue;
    const shuffled = random.shuffle(await offersFor(student.groupId));
    const exam = isAdvertised(student) ? shuffled.find(({ control }) => control.kind === 'exam') : undefined;
    const offers = exam ? [exam, ...shuffled.filter((offer) => offer !== exam)] : [...shuffled];
    for (const one of plans) {
      const offer = await takeOffer(tx, student.groupId, offers);
      const since = placeOf(student).enrolledOn;
      if (offer) rows.push({ studentId: student.id, ...ordered(offer, one, since, filling) });
    }
  }
  const byTime = rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  let last = FIRST_NUMBER - 1;
  await insertAll(
    tx,
    markSheets,
    byTime.map((row) => ({
      ...row,
      number: row.state === 'printed' ? `${(last += 1)}/${monthAndDay(localDate(row.createdAt))}` : null,
    })),
  );
};
