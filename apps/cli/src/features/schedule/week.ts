import type { Department } from '@semestr/api/departments';
import type { Room } from '@semestr/api/rooms';
import type { Lesson, Schedule } from '@semestr/api/schedule';
import { addDays, inOrder, type IsoDate, localDate, localTime, yearOf } from '@semestr/core/dates';
import { courseName, dayMonth, dayRange, fullName, shortName, weekdayName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { roomLabel } from '@semestr/core/room-names';
import {
  type LessonKind,
  lessonKind,
  lessonsOn,
  nowAndNext,
  scheduleCycle,
  type Subgroup,
} from '@semestr/core/schedule';
import { translator } from '@semestr/core/texts';
import { printable } from '../../io/output.ts';
import { lessonWord, roomWord } from '../../io/words.ts';
import { texts } from './texts.ts';

/** A schedule of a group, an educator, a room or a department. */
export type AnySchedule = Schedule & { auditory?: Room; departmentDto?: Department };

/** One lesson as a row of texts. */
export interface LessonRow {
  time: string;
  type: string;
  kind: LessonKind;
  subject: string;
  subjectInFull: string;
  subgroup: string;
  rooms: string;
  /** The educators of a group's lesson, the groups of an educator's lesson, or both for a room or a department. */
  people: string;
  note: string;
  isNow: boolean;
}

export interface Day {
  name: string;
  isToday: boolean;
  lessons: readonly LessonRow[];
  /** Position of the current time today when no lesson is in progress: the time, and the index of the next lesson. */
  nowLine: { time: string; before: number } | null;
}

/** A week of a schedule, ready to render as a screen or as plain text. */
export interface Week {
  /** 1–4. */
  number: number;
  title: string;
  subtitle: string;
  /** Why a week other than the current one is shown. */
  remark: string | null;
  days: readonly Day[];
  /** Output for scripts: the lessons of the week with their dates. */
  lessons: readonly (Lesson & { date: IsoDate })[];
}

export interface WeekChoice {
  /** 1–4, or null for the current one. */
  week: number | null;
  subgroup: Subgroup;
}

/** Remarks for lessons that have not begun, or are over. */
const remarks = { 'not-begun': 'notBegun', over: 'over' } as const;

function owner(schedule: AnySchedule, language: Language): string {
  const { studentGroupDto: group, employeeDto: employee, auditory, departmentDto } = schedule;
  if (auditory) {
    const room = roomWord(roomLabel(auditory.name, auditory.buildingNumber.name), language);
    return printable(translator(texts, language)('ofRoom', { room }));
  }
  if (departmentDto) return printable(departmentDto.name);
  if (employee) return printable([fullName(employee), employee.rank].filter(Boolean).join(', '));
  if (!group) return '';
  const words = [
    translator(texts, language)('ofGroup', { name: group.name }),
    `${group.specialityAbbrev}, ${group.facultyAbbrev}`,
    ...(group.course === null ? [] : [courseName(group.course, language)]),
  ];
  return printable(words.join(' · '));
}

/** Returns the educators and groups that a row names in addition to the owner of the schedule. */
function peopleOf({ employees, studentGroups }: Lesson, { auditory, departmentDto }: AnySchedule): string[] {
  const groups = studentGroups.map(({ name }) => name);
  const educators = employees?.map((person) => shortName(person));
  return auditory || departmentDto ? [...groups, ...(educators ?? [])] : (educators ?? groups);
}

function rowOf(lesson: Lesson, people: readonly string[], isNow: boolean, language: Language): LessonRow {
  const t = translator(texts, language);
  return {
    time: `${lesson.startLessonTime}–${lesson.endLessonTime}`,
    type: printable(lessonWord(lesson.lessonTypeAbbrev, language)),
    kind: lessonKind(lesson),
    subject: printable(lesson.subject || lesson.subjectFullName || ''),
    subjectInFull: printable(lesson.subjectFullName || lesson.subject || ''),
    subgroup: lesson.numSubgroup === 0 ? '' : t('subgroupShort', { subgroup: lesson.numSubgroup }),
    rooms: printable(roomWord(lesson.auditories.join(', '), language)),
    people: printable(people.join(', ')),
    note: printable(lesson.note ?? ''),
    isNow,
  };
}

/** Returns the numbers of the weeks that can be shown, in chronological order. */
export const weeksOf = (schedule: AnySchedule, now: Date): number[] =>
  scheduleCycle(schedule, localDate(now))
    .weeks.toSorted((a, b) => inOrder(a.monday, b.monday))
    .map(({ week }) => week);

/** Lays out one week of a schedule as the portal does, with the rules of core. */
export function weekOf(schedule: AnySchedule, choice: WeekChoice, now: Date, language: Language): Week {
  const t = translator(texts, language);
  const today = localDate(now);
  const cycle = scheduleCycle(schedule, today);
  const cycleWeek =
    cycle.weeks.find(({ week, monday }) =>
      choice.week === null ? monday === cycle.first : week === choice.week,
    ) ?? cycle.weeks[0];
  const monday = cycleWeek?.monday ?? cycle.first;
  const saturday = addDays(monday, 5);
  const days = [0, 1, 2, 3, 4, 5].map((index) => {
    const date = addDays(monday, index);
    return { date, lessons: lessonsOn(schedule, date, choice.subgroup) };
  });
  return {
    number: cycleWeek?.week ?? 1,
    title: owner(schedule, language),
    subtitle: [
      t('weekNumber', { week: cycleWeek?.week ?? 1 }),
      dayRange(monday, saturday, language) +
        (yearOf(saturday) === yearOf(today) ? '' : ` ${yearOf(saturday)}`),
      ...(choice.subgroup === 0 ? [] : [t('ofSubgroup', { subgroup: choice.subgroup })]),
    ].join(' · '),
    remark: choice.week === null && cycle.state !== 'running' ? t(remarks[cycle.state]) : null,
    days: days
      .filter(({ lessons }) => lessons.length > 0)
      .map(({ date, lessons }) => {
        const isToday = date === today;
        const time = localTime(now);
        const current = isToday ? nowAndNext(lessons, time).now : [];
        const before = lessons.filter(({ startLessonTime }) => startLessonTime <= time).length;
        return {
          name: `${weekdayName(date, language)}, ${dayMonth(date, language)}`,
          isToday,
          nowLine: isToday && current.length === 0 ? { time, before } : null,
          lessons: lessons.map((lesson) =>
            rowOf(lesson, peopleOf(lesson, schedule), current.includes(lesson), language),
          ),
        };
      }),
    lessons: days.flatMap(({ date, lessons }) => lessons.map((lesson) => ({ date, ...lesson }))),
  };
}
