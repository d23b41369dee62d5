import { addDays, daysBetween, type IsoDate } from '@semestr/core/dates';
import { semester } from '@semestr/core/term';
import { excuses } from '../db/tables/omissions.ts';
import { type Area, isMan, isAdvertised, places } from './area-input.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import { termOf } from './terms.ts';

interface Paper {
  name: string;
  note: string | null;
  days: readonly [number, number];
}

const illness: Paper = { name: 'Медицинская справка', note: null, days: [4, 10] };
const donation: Paper = { name: 'Донорская справка', note: null, days: [1, 2] };
const summons: Paper = { name: 'Повестка', note: 'Медицинская комиссия военкомата.', days: [1, 1] };
const forAll: readonly Paper[] = [
  illness,
  { name: 'Медицинская справка', note: 'Продлена участковым врачом.', days: [9, 14] },
  {
    name: 'Распоряжение декана',
    note: 'Участие в республиканской олимпиаде по программированию.',
    days: [2, 4],
  },
  { name: 'Распоряжение декана', note: 'Выступление на студенческой конференции.', days: [1, 2] },
  donation,
];
const SHARE = 0.15;
/** Minimum number of days between the beginning of the term and the first excuse. */
const FIRST_WEEK = 7;

function excused(from: IsoDate, to: IsoDate, { name, note, days }: Paper, random: Random) {
  const dateFrom = addDays(from, random.int(0, Math.max(0, daysBetween(from, to) - 14)));
  const dateTo = addDays(dateFrom, random.int(...days) - 1);
  return { dateFrom, dateTo, name, note };
}

/** Creates excused absences of this term and, for the advertised demo accounts, of earlier ones. */
export const fillExcuses: Area = async (filling) => {
  const { tx, made, today, random } = filling;
  const term = termOf(today);
  const from = addDays(term.start, FIRST_WEEK);
  if (from > today) return;
  const to = today < term.end ? today : term.end;
  const placeOf = places(filling);
  const rows = made.students.flatMap((student) => {
    const current = semester(placeOf(student).course, term.kind);
    const common = { studentId: student.id, semester: current };
    const drawn = isMan(student) ? [...forAll, summons] : forAll;
    if (!isAdvertised(student))
      return random.chance(SHARE) ? [{ ...common, ...excused(from, to, random.pick(drawn), random) }] : [];
    const before = { from: addDays(term.start, -200), to: addDays(term.start, -100) };
    const earlier = {
      ...excused(before.from, before.to, random.pick(drawn), random),
      studentId: student.id,
      semester: current - 1,
    };
    return [
      ...(current > 1 && before.from >= placeOf(student).enrolledOn ? [earlier] : []),
      { ...common, ...excused(from, to, illness, random) },
      // A document without a name, as imported from an older system.
      { ...common, ...excused(from, to, isMan(student) ? summons : donation, random), name: null },
    ];
  });
  await insertAll(tx, excuses, rows);
};
