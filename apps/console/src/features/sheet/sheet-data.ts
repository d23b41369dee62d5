import type { Reply } from '@semestr/api/endpoint';
import type { enrolments } from '@semestr/api/enrolments';
import type { journalLessons, lessonMarks } from '@semestr/api/journal-records';
import type { omissions } from '@semestr/api/omissions-records';
import type { Student } from '@semestr/api/students';
import { inOrder, type IsoDate } from '@semestr/core/dates';
import { type Enrolment, subgroupIn } from '@semestr/core/enrolments';
import { type JournalType } from '@semestr/core/journal';
import type { StoredMark } from '@semestr/core/sheet-cell';
import { keyOf } from '../../ui/sheet/sheet-store.ts';
import type { Subject } from './use-choices.ts';

export type Lesson = Reply<typeof journalLessons.one>;
export type Mark = Reply<typeof lessonMarks.one>;
export type Omission = Reply<typeof omissions.one>;
export type GroupEnrolment = Reply<typeof enrolments.one>;

/** A mark of the journal in a cell. */
export interface JournalMark extends StoredMark {
  taskNumber: number | null;
}

export const toCell = ({ id, version, mark, taskNumber }: Mark): JournalMark => ({
  id,
  version,
  mark: String(mark),
  taskNumber,
});

/** A lesson as a column. */
export interface Column {
  id: number;
  date: IsoDate;
  type: JournalType;
  /** Number among the lessons of its type, from 1; counted separately for each subgroup. */
  number: number;
  /** 0 is the whole group. */
  subgroup: number;
  controlPoint: number | null;
}

/** A student as a row. */
export interface Row {
  id: number;
  /** Surname and first name. */
  name: string;
  subgroup: number;
  /** Position in the group's list, from 1. */
  number: number;
  /** Whether the student is in another group today. The sheet still shows the lessons before the transfer. */
  isElsewhere: boolean;
  /** The student's days in this group since the first lesson, with the subgroup of each. */
  enrolments: readonly Enrolment[];
  /** Lessons of any subgroup for which the student has a mark or an absence. */
  noted: ReadonlySet<number>;
}

/** The content of a sheet. */
export interface SheetData {
  rows: readonly Row[];
  columns: readonly Column[];
  /** Marks by cell key; several when a lesson has several. */
  marks: ReadonlyMap<string, readonly JournalMark[]>;
  /** Missed hours by cell key. */
  hours: ReadonlyMap<string, number>;
}

/** Sorts the lessons by date, each with its number among those of its type. */
function columnsOf(lessons: readonly Lesson[], subjects: readonly Subject[]): Column[] {
  const typeOf = new Map(subjects.map(({ id, type }) => [id, type]));
  const counts = new Map<string, number>();
  return lessons
    .toSorted((a, b) => inOrder(a.date + a.startTime, b.date + b.startTime) || a.subgroup - b.subgroup)
    .flatMap(({ id, subjectId, date, subgroup, controlPoint }) => {
      const type = typeOf.get(subjectId);
      if (!type) return [];
      const counted = `${type} ${subgroup}`;
      const number = (counts.get(counted) ?? 0) + 1;
      counts.set(counted, number);
      return [{ id, date, type, number, subgroup, controlPoint }];
    });
}

/** Returns the enrolments that last until the first lesson or longer. */
export const enrolmentsSinceFirstLesson = <E extends Pick<Enrolment, 'to'>>(
  enrolments: readonly E[],
  lessons: readonly Pick<Lesson, 'date'>[],
): E[] => {
  const [first] = lessons.map(({ date }) => date).toSorted(inOrder);
  return enrolments.filter(({ to }) => to === null || first === undefined || to > first);
};

/** Builds the sheet from the loaded records. */
export function sheetData(read: {
  groupId: number;
  students: readonly Student[];
  enrolments: readonly GroupEnrolment[];
  subjects: readonly Subject[];
  lessons: readonly Lesson[];
  marks: readonly Mark[];
  omissions: readonly Omission[];
}): SheetData {
  const collator = new Intl.Collator('ru');
  const notedBy = Map.groupBy([...read.marks, ...read.omissions], ({ studentId }) => studentId);
  const enrolmentsOf = Map.groupBy(
    enrolmentsSinceFirstLesson(read.enrolments, read.lessons),
    ({ studentId }) => studentId,
  );
  return {
    rows: read.students
      .map(({ id, lastName, firstName, subgroup, groupId }) => ({
        id,
        name: `${lastName} ${firstName}`,
        subgroup: subgroupIn(enrolmentsOf.get(id) ?? [], read.groupId) ?? subgroup,
        isElsewhere: groupId !== read.groupId,
        enrolments: enrolmentsOf.get(id) ?? [],
        noted: new Set(notedBy.get(id)?.map(({ lessonId }) => lessonId)),
      }))
      .toSorted((a, b) => collator.compare(a.name, b.name))
      .map((row, index) => ({ ...row, number: index + 1 })),
    columns: columnsOf(read.lessons, read.subjects),
    marks: new Map(
      [...Map.groupBy(read.marks, ({ studentId, lessonId }) => keyOf(studentId, lessonId))].map(
        ([key, marks]) => [key, marks.map(toCell)],
      ),
    ),
    hours: new Map(
      read.omissions.map(({ studentId, lessonId, hours }) => [keyOf(studentId, lessonId), hours]),
    ),
  };
}
