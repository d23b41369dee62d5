import { addDays, daysBetween, type IsoDate } from '@semestr/core/dates';
import { semester } from '@semestr/core/term';
import { excuses } from '../db/tables/omissions.ts';
import { type Area, isTried } from './filling.ts';
import type { Random } from './random.ts';
import { insertAll } from './rows.ts';
import { demoYear, termsOf } from './terms.ts';
import { bound } from './typography.ts';

const papers: readonly { name: string; note: string | null; days: readonly [number, number] }[] = [
  { name: 'Медицинская справка', note: null, days: [4, 10] },
  { name: 'Медицинская справка', note: 'Продлена участковым врачом.', days: [9, 14] },
  {
    name: 'Распоряжение декана',
    note: 'Участие в республиканской олимпиаде по программированию.',
    days: [2, 4],
  },
  { name: 'Повестка', note: 'Медицинская комиссия военкомата.', days: [1, 1] },
  { name: 'Донорская справка', note: null, days: [1, 2] },
];
const SHARE = 0.15;
/** Papers come so many days after the term's beginning at the earliest. */
const FIRST_WEEK = 7;

function paper(from: IsoDate, to: IsoDate, random: Random, drawn = random.pick(papers)) {
  const dateFrom = addDays(from, random.int(0, Math.max(0, daysBetween(from, to) - 14)));
  const dateTo = addDays(dateFrom, random.int(...drawn.days) - 1);
  return { dateFrom, dateTo, name: bound(drawn.name), note: drawn.note === null ? null : bound(drawn.note) };
}

/** Who was away for a good reason, this term and, of the accounts that people try, before. */
export const fillExcuses: Area = async ({ tx, made, today, random }) => {
  const [autumn, spring] = termsOf(demoYear(today));
  const term = spring && spring.start <= today ? spring : autumn;
  if (!term || addDays(term.start, FIRST_WEEK) > today) return;
  const courses = new Map(made.groups.map(({ id, course }) => [id, course ?? 1]));
  const from = addDays(term.start, FIRST_WEEK);
  const rows = made.students.flatMap((student) => {
    const current = semester(courses.get(student.groupId) ?? 1, term.kind);
    const common = { studentId: student.id, semester: current };
    if (!isTried(student)) return random.chance(SHARE) ? [{ ...common, ...paper(from, today, random) }] : [];
    const before = { from: addDays(term.start, -200), to: addDays(term.start, -100) };
    const earlier = {
      ...paper(before.from, before.to, random),
      studentId: student.id,
      semester: current - 1,
    };
    return [
      ...(current > 1 ? [earlier] : []),
      { ...common, ...paper(from, today, random, papers[0]) },
      // A record without a name, as an older system left it.
      { ...common, ...paper(from, today, random, papers[3]), name: null },
    ];
  });
  await insertAll(tx, excuses, rows);
};
