import { weekNumber } from '@semestr/core/calendar';
import { addDays, type IsoDate, weekday } from '@semestr/core/dates';
import type { TermCode } from '@semestr/core/term';
import type { groupTerms } from '../db/tables/groups.ts';
import type { lessonEmployees, lessonGroups, lessons } from '../db/tables/lessons.ts';
import { bells, shiftWeeks, weekList } from './bells.ts';
import type { Educator } from './employees.ts';
import type { Group } from './groups.ts';
import { counter } from './ids.ts';
import type { Placed } from './planner.ts';
import type { Random } from './random.ts';
import type { Subject } from './subjects.ts';
import { lessonDates, type Term, termFor } from './terms.ts';
import type { Timetable } from './timetable.ts';

export type LessonRow = typeof lessons.$inferInsert;

/** A lesson on a single date: an exam, a consultation, a lesson of a part-time group. */
export interface DatedLesson {
  term: TermCode;
  date: IsoDate;
  start: string;
  end: string;
  type: string;
  subject: Subject;
  groups: readonly Group[];
  subgroup: 0 | 1 | 2;
  educator: Educator;
  /** "512-4 к." */
  room: string;
}

const notes = [
  'Первое занятие — вводный инструктаж',
  'Дистанционно, ссылка у старосты',
  'С собой иметь ноутбук',
  'Последнее занятие — зачётное',
  'Подгруппы могут объединяться',
  'Отчёты сдаются на занятии',
];
const NOTE_SHARE = 0.04;
/** Share of lessons changed within the last days; the others date from the creation of the plan. */
const RECENT_SHARE = 0.03;

/** Collects lessons with their groups and educators, as rows of the three tables. */
export class LessonBook {
  readonly rows: LessonRow[] = [];
  readonly groupRows: (typeof lessonGroups.$inferInsert)[] = [];
  readonly employeeRows: (typeof lessonEmployees.$inferInsert)[] = [];
  readonly updatedOn = new Map<Group, IsoDate>();
  readonly #id = counter('lessons');
  readonly #today: IsoDate;
  readonly #random: Random;

  constructor(today: IsoDate, random: Random) {
    this.#today = today;
    this.#random = random;
  }

  /** Adds the lessons of a term's weekly plan. */
  addTimetable({ term, plans }: Timetable): void {
    for (const { placed } of plans) for (const one of placed) this.#addPlaced(one, term);
  }

  addDated(dated: DatedLesson): void {
    const { subject, groups, educator, room } = dated;
    this.#add(groups, [educator], {
      term: dated.term,
      isExam: true,
      day: weekday(dated.date),
      weeks: [weekNumber(dated.date)],
      subgroup: dated.subgroup,
      startTime: dated.start,
      endTime: dated.end,
      subject: subject.abbrev,
      subjectFull: subject.name,
      type: dated.type,
      rooms: [room],
      date: dated.date,
      updatedOn: this.#changed(),
    });
  }

  #addPlaced({ block, day, pair, shift, choices }: Placed, term: Term): void {
    block.parts.forEach((part, index) => {
      const { educator, room } = choices[index] ?? {};
      const [group] = part.groups;
      const weeks = shiftWeeks(part.weeks, shift);
      const note = part.chair && this.#random.chance(NOTE_SHARE) ? this.#random.pick(notes) : null;
      const common = {
        term: term.code,
        isExam: false,
        day: day + 1,
        weeks: weekList(weeks),
        subgroup: part.subgroup,
        subject: part.subject.abbrev,
        subjectFull: part.subject.name,
        type: part.type,
        note,
        rooms: room ? [room.label] : [],
        ...lessonDates(termFor(term, group?.course ?? 1), day, weeks, block.half),
        updatedOn: this.#changed(),
      };
      for (const bell of bells.slice(pair, pair + block.length))
        this.#add(part.groups, educator ? [educator] : [], {
          ...common,
          startTime: bell.start,
          endTime: bell.end,
        });
    });
  }

  #add(groups: readonly Group[], educators: readonly Educator[], row: Omit<LessonRow, 'id'>): void {
    const lessonId = this.#id();
    this.rows.push({ ...row, id: lessonId });
    for (const group of groups) {
      this.groupRows.push({ lessonId, groupId: group.id });
      const latest = this.updatedOn.get(group);
      if (!latest || latest < row.updatedOn) this.updatedOn.set(group, row.updatedOn);
    }
    educators.forEach(({ id: employeeId }, order) => this.employeeRows.push({ lessonId, employeeId, order }));
  }

  #changed(): IsoDate {
    const isRecent = this.#random.chance(RECENT_SHARE);
    return addDays(this.#today, isRecent ? -this.#random.int(0, 6) : -this.#random.int(20, 40));
  }
}

/** Builds the published terms of full-time groups. */
export const termRows = (
  groups: readonly Group[],
  terms: readonly Term[],
  updatedOn: (group: Group) => IsoDate,
): (typeof groupTerms.$inferInsert)[] =>
  groups.flatMap((group) =>
    terms.map((term) => {
      const { code, start, end, examsStart, examsEnd } = termFor(term, group.course);
      const dates = { start, end, examsStart, examsEnd };
      return { ...dates, groupId: group.id, term: code, isExtramural: false, updatedOn: updatedOn(group) };
    }),
  );
