import { addDays, daysBetween, type IsoDate } from '@semestr/core/dates';
import type { StreamPlan } from './blocks.ts';
import type { Diaries, Hours } from './diary.ts';
import type { Educator } from './employees.ts';
import type { Group } from './groups.ts';
import type { DatedLesson } from './lessons.ts';
import type { Random } from './random.ts';
import type { Room, Rooms } from './rooms.ts';
import type { Subject } from './subjects.ts';
import { type Term, termFor, workdays } from './terms.ts';
import type { Timetable } from './timetable.ts';

const examHours = [
  { start: '09:00', end: '14:00' },
  { start: '09:00', end: '14:00' },
  { start: '10:00', end: '15:00' },
  { start: '15:50', end: '20:20' },
] as const;
const consultationHours = [
  { start: '14:00', end: '15:00' },
  { start: '15:00', end: '16:00' },
  { start: '10:00', end: '11:00' },
  { start: '16:00', end: '17:00' },
] as const;

/** Preferred days between two exams of a group; fewer only when unavoidable. */
const gaps = [3, 2];
/** Maximum number of colleagues who may replace a busy lecturer. */
const COLLEAGUES = 8;

type Exam = StreamPlan['exams'][number];

interface Desk {
  term: Term;
  diaries: Diaries;
  rooms: readonly Room[];
  random: Random;
}

/** Finds a time on that day when both the educator and a room are free. */
function appointment(
  date: IsoDate,
  hours: readonly { start: string; end: string }[],
  educator: Educator,
  { term, diaries, rooms, random }: Desk,
): { hours: Hours; room: Room } | null {
  for (const { start, end } of random.shuffle(hours)) {
    const at = { date, start, end };
    if (!diaries.of(educator).isFreeOn(at, term)) continue;
    const from = random.int(0, rooms.length - 1);
    const room = [...rooms.slice(from), ...rooms.slice(0, from)].find((one) =>
      diaries.of(one).isFreeOn(at, term),
    );
    if (room) return { hours: at, room };
  }
  return null;
}

/** Schedules an exam with its consultation the day before, on the free day nearest to the preferred one. */
function holdExam(
  group: Group,
  subject: Subject,
  educator: Educator,
  days: readonly IsoDate[],
  desk: Desk,
): DatedLesson[] {
  const { diaries, term } = desk;
  for (const date of days) {
    const exam = appointment(date, examHours, educator, desk);
    const consultation = appointment(addDays(date, -1), consultationHours, educator, desk);
    if (!exam || !consultation) continue;
    const entry = (type: string, { hours, room }: typeof exam): DatedLesson => {
      diaries.of(educator).takeOn(hours);
      diaries.of(room).takeOn(hours);
      const common = { term: term.code, type, subject, educator, groups: [group], subgroup: 0 } as const;
      return { ...common, ...hours, room: room.label };
    };
    return [entry('Консультация', consultation), entry('Экзамен', exam)];
  }
  return [];
}

/** Finds the best remaining day for a group's exam, with the lecturer if possible. */
function findExam(
  group: Group,
  { subject, educators }: Exam,
  wanted: IsoDate,
  held: readonly IsoDate[],
  days: readonly IsoDate[],
  desk: Desk,
): DatedLesson[] {
  const byDistance = days.toSorted(
    (a, b) => Math.abs(daysBetween(a, wanted)) - Math.abs(daysBetween(b, wanted)),
  );
  for (const gap of gaps)
    for (const educator of educators.slice(0, COLLEAGUES)) {
      const spaced = byDistance.filter((day) =>
        held.every((other) => Math.abs(daysBetween(day, other)) >= gap),
      );
      const entries = holdExam(group, subject, educator, spaced, desk);
      if (entries.length > 0) return entries;
    }
  return [];
}

/** Schedules the exams of all groups after a term's lessons, evenly over the weeks of the session. */
export function planSession(
  { term, plans, diaries }: Timetable,
  rooms: Rooms,
  random: Random,
): DatedLesson[] {
  const fitting = rooms.all.filter(({ kind }) => kind === 'lecture' || kind === 'practice');
  return plans.flatMap(({ plan: { stream, exams } }) => {
    const { examsStart, examsEnd } = termFor(term, stream.course);
    const open = new Set(workdays(examsStart, examsEnd));
    const days = [...open].filter((day) => open.has(addDays(day, -1)));
    return stream.groups.flatMap((group, groupIndex) => {
      const desk = { term, diaries, random, rooms: fitting.filter(({ capacity }) => capacity >= group.size) };
      const examDays: IsoDate[] = [];
      return exams.flatMap((_, index) => {
        // Each group begins with a different subject, so that one examiner can see them all.
        const exam = exams[(index + groupIndex) % exams.length];
        const place = (index + 0.2 + random.next() * 0.5) / exams.length;
        const preferredDay = days[Math.floor(place * days.length)] ?? examsStart;
        const entries = exam ? findExam(group, exam, preferredDay, examDays, days, desk) : [];
        examDays.push(...entries.filter(({ type }) => type === 'Экзамен').map(({ date }) => date));
        return entries;
      });
    });
  });
}
