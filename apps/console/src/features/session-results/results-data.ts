import type { disciplines } from '@semestr/api/disciplines';
import type { Reply } from '@semestr/api/endpoint';
import type { marks } from '@semestr/api/markbook';
import type { Student } from '@semestr/api/students';
import type { IsoDate } from '@semestr/core/dates';
import type { Control } from '@semestr/core/disciplines';
import { mostFrequent } from '@semestr/core/markbook';
import type { StoredMark } from '@semestr/core/sheet-cell';
import { keyOf } from '../../ui/sheet/sheet-store.ts';

export type Mark = Reply<typeof marks.one>;
export type Discipline = Reply<typeof disciplines.one>;

/** A mark of the markbook in a cell. */
export interface ResultMark extends StoredMark {
  date: IsoDate | null;
  teacherId: number | null;
  retakes: number;
  isDifference: boolean;
}

export interface Column {
  id: number;
  abbrev: string;
  name: string;
  control: Control;
}

export interface Row {
  id: number;
  name: string;
  /** Position in the group's list, from 1. */
  number: number;
  isOnLeave: boolean;
}

/** Date and teacher of the marks in a discipline. */
export interface Assessment {
  date: IsoDate | null;
  teacherId: number | null;
}

export interface ResultsData {
  rows: readonly Row[];
  columns: readonly Column[];
  /** Marks by cell key. */
  marks: ReadonlyMap<string, readonly ResultMark[]>;
  /** Lines of the markbook without a mark (academic differences), by cell key. */
  empty: ReadonlyMap<string, Mark>;
  /** The most frequent assessment of each discipline. */
  assessments: ReadonlyMap<number, Assessment>;
}

export const toCell = ({ id, version, mark, date, teacherId, retakes, isDifference }: Mark): ResultMark => ({
  id,
  version,
  mark: mark ?? '',
  date,
  teacherId,
  retakes,
  isDifference,
});

/** Builds the sheet from the loaded records. */
export function resultsData(read: {
  students: readonly Student[];
  /** Disciplines of the study plan, and others in which a student of the group has a mark. */
  disciplines: readonly Discipline[];
  marks: readonly Mark[];
}): ResultsData {
  const collator = new Intl.Collator('ru');
  const ids = new Set(read.disciplines.map(({ id }) => id));
  const marks = read.marks.filter(({ disciplineId }) => ids.has(disciplineId));
  const withMark = marks.filter(({ mark }) => mark !== null);
  const keyOfMark = ({ studentId, disciplineId }: Mark): string => keyOf(studentId, disciplineId);
  return {
    rows: read.students
      .map(({ id, lastName, firstName, onLeaveUntil }) => ({
        id,
        name: `${lastName} ${firstName}`,
        isOnLeave: onLeaveUntil !== null,
      }))
      .toSorted((a, b) => collator.compare(a.name, b.name))
      .map((row, index) => ({ ...row, number: index + 1 })),
    columns: read.disciplines.map(({ id, abbrev, name, control }) => ({ id, abbrev, name, control })),
    marks: new Map(withMark.map((mark) => [keyOfMark(mark), [toCell(mark)]])),
    empty: new Map(marks.filter(({ mark }) => mark === null).map((mark) => [keyOfMark(mark), mark])),
    assessments: new Map(
      read.disciplines.map(({ id }) => {
        const own = withMark.filter(({ disciplineId }) => disciplineId === id);
        return [
          id,
          {
            date: mostFrequent(own.map(({ date }) => date)),
            teacherId: mostFrequent(own.map(({ teacherId }) => teacherId)),
          },
        ];
      }),
    ),
  };
}
