import type { IsoDate } from '@semestr/core/dates';
import { daysBetween } from '@semestr/core/dates';
import { semester } from '@semestr/core/term';
import type { groupTerms } from '../db/tables/groups.ts';
import { bells } from './bells.ts';
import { curriculum } from './curricula.ts';
import type { Diaries } from './diary.ts';
import type { Educator, Employees } from './employees.ts';
import type { Group } from './groups.ts';
import type { DatedLesson } from './lessons.ts';
import type { Random } from './random.ts';
import type { Room, RoomKind, Rooms } from './rooms.ts';
import { type Chair, chairOf } from './structure.ts';
import type { Subject } from './subjects.ts';
import { type Term, workdays } from './terms.ts';

/** Dates of a part-time group's sessions: twice a year, at one of the two usual times. */
const sessions = {
  autumn: [
    { from: '01-09', to: '01-29', isNextYear: true },
    { from: '10-12', to: '10-31', isNextYear: false },
  ],
  spring: [
    { from: '05-11', to: '05-30', isNextYear: false },
    { from: '06-01', to: '06-20', isNextYear: false },
  ],
} as const;

/** Each subject has one lesson of a type in every round. */
const rounds = ['ЛК', 'ПЗ', 'ЛК', 'ЛР', 'ЛР'] as const;
const roomOf = {
  ЛК: 'lecture',
  ПЗ: 'practice',
  ЛР: 'lab',
  Зачет: 'practice',
  Экзамен: 'practice',
} as const satisfies Record<string, RoomKind>;
type Kind = keyof typeof roomOf;

const SUBJECTS = 5;
/** Lessons are from the third pair to the sixth, so that students can travel from other towns. */
const pairs = bells.slice(2, 6);
const DAYS_BEFORE_EXAM = 2;

interface Meeting {
  type: Kind;
  subject: Subject;
  educator: Educator;
  rooms: readonly Room[];
}

export interface PartTimeContext {
  chairs: readonly Chair[];
  rooms: Rooms;
  staffOf: Employees['staffOf'];
  random: Random;
}

function sessionOf(term: Term, group: Group): { from: IsoDate; to: IsoDate } {
  const options = sessions[term.kind];
  const { from, to, isNextYear } = options[group.course % 2] ?? options[0];
  const year = Number(term.start.slice(0, 4)) + (isNextYear ? 1 : 0);
  return { from: `${year}-${from}`, to: `${year}-${to}` };
}

const isTaughtAs = ({ practices, labs }: Subject, type: Kind): boolean =>
  type === 'ПЗ' ? practices > 0 : type === 'ЛР' ? labs > 0 : true;

/** Lists the events of the session: lessons of all subjects in turn, then the credits, then the exams. */
function meetingsOf(group: Group, term: Term, { chairs, rooms, staffOf }: PartTimeContext): Meeting[] {
  const { faculty } = group.speciality;
  const { subjects, exams } = curriculum(
    faculty.plan.family,
    semester(group.course, term.kind),
    group.speciality.degree,
  );
  const taught = subjects.filter(({ lectures }) => lectures > 0).slice(0, SUBJECTS);
  const meeting = (subject: Subject, type: Kind): Meeting[] => {
    const chair = chairOf(chairs, subject, faculty);
    const seniors = staffOf(chair).filter(({ isSenior }) => isSenior);
    const educator = seniors[(group.id + taught.indexOf(subject)) % seniors.length];
    const fitting = rooms.all.filter(({ kind, capacity, departmentId }) =>
      kind === 'lab' ? departmentId === chair.id : capacity >= group.size,
    );
    const ofKind = fitting.filter(({ kind }) => kind === roomOf[type]);
    return educator && isTaughtAs(subject, type) ? [{ type, subject, educator, rooms: ofKind }] : [];
  };
  return [
    ...rounds.flatMap((type) => taught.flatMap((subject) => meeting(subject, type))),
    ...taught.filter((subject) => !exams.includes(subject)).flatMap((subject) => meeting(subject, 'Зачет')),
    ...taught.filter((subject) => exams.includes(subject)).flatMap((subject) => meeting(subject, 'Экзамен')),
  ];
}

/** Plans the session of a part-time group in a term, with a date for each lesson. */
export function planPartTime(
  group: Group,
  term: Term,
  diaries: Diaries,
  context: PartTimeContext,
): DatedLesson[] {
  const { from, to } = sessionOf(term, group);
  const waiting = meetingsOf(group, term, context);
  const entries: DatedLesson[] = [];
  let lastDay: IsoDate | null = null;
  const days = workdays(from, to);
  for (const [index, date] of days.entries())
    for (const { start, end } of pairs) {
      const hours = { date, start, end };
      const [head] = waiting;
      if (!head) return entries;
      const isLate = days.length - index <= waiting.length;
      const isRested = lastDay === null || daysBetween(lastDay, date) >= (isLate ? 1 : DAYS_BEFORE_EXAM);
      if (head.type === 'Экзамен' && !isRested) continue;
      const isFree = (owner: object) => diaries.of(owner).isFreeOn(hours, term);
      const next = waiting.findIndex(
        (one) => one.type === head.type && isFree(one.educator) && one.rooms.some(isFree),
      );
      const meeting = waiting[next];
      const room = meeting && context.random.shuffle(meeting.rooms).find(isFree);
      if (!meeting || !room) continue;
      waiting.splice(next, 1);
      lastDay = date;
      const { educator, type, subject } = meeting;
      diaries.of(educator).takeOn(hours);
      diaries.of(room).takeOn(hours);
      const common = { ...hours, term: term.code, type, subject, educator };
      entries.push({ ...common, groups: [group], subgroup: 0, room: room.label });
    }
  return entries;
}

/** Builds the published terms of a part-time group: a session, and no weekly lessons. */
export const partTimeTerms = (
  group: Group,
  terms: readonly Term[],
  updatedOn: IsoDate,
): (typeof groupTerms.$inferInsert)[] =>
  terms.map((term) => {
    const { from, to } = sessionOf(term, group);
    const dates = { start: null, end: null, examsStart: from, examsEnd: to };
    return { ...dates, groupId: group.id, term: term.code, isExtramural: true, updatedOn };
  });
