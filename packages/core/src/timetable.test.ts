import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekNumber } from './calendar.ts';
import { lesson, type NamedLesson } from './lesson.fixture.ts';
import type { PlannedLesson } from './schedule.ts';
import { nowMark, type Timetable, timetable } from './timetable.ts';

type Planned = PlannedLesson<NamedLesson>;

const pairs = [
  ['09:00', '10:20'],
  ['10:35', '11:55'],
  ['12:25', '13:45'],
] as const;

/** Creates a lesson in the first, second or third pair of the day. */
function planned(pair: 0 | 1 | 2, changes: Partial<NamedLesson> = {}, weeks: WeekNumber[] = [1]): Planned {
  const [startLessonTime, endLessonTime] = pairs[pair];
  return { lesson: lesson({ startLessonTime, endLessonTime, ...changes }), weeks };
}

const shape = ({ days }: Timetable<NamedLesson>) =>
  days.map((cells) => cells.map(({ row, span, lessons }) => [row, span, lessons.length]));

describe('table of times and days (visual direction, "Schedule cell")', () => {
  it('timetable: has a row for every pair in use on any day, in chronological order', () => {
    const table = timetable([[planned(2)], [], [planned(0), planned(2)]]);
    expect(table.rows).toEqual([
      { start: '09:00', end: '10:20' },
      { start: '12:25', end: '13:45' },
    ]);
    expect(shape(table)).toEqual([[[1, 1, 1]], [], [[0, 2, 1]]]);
  });

  it('timetable: is empty for days without lessons', () => {
    expect(timetable([[], []])).toEqual({ rows: [], days: [[], []] });
  });

  it('timetable: shows two lessons at the same time in one cell', () => {
    const first = planned(0, { numSubgroup: 1 });
    const second = planned(0, { numSubgroup: 2 });
    expect(timetable([[first, second]]).days).toEqual([[{ row: 0, span: 1, lessons: [first, second] }]]);
  });

  it('timetable: rows with the same start are distinguished by their end', () => {
    const long = planned(0, { endLessonTime: '11:55' });
    expect(timetable([[planned(0), long]]).rows.map(({ end }) => end)).toEqual(['10:20', '11:55']);
  });

  it('timetable: merges consecutive equal lessons into one tall cell', () => {
    expect(shape(timetable([[planned(0), planned(1), planned(2)]]))).toEqual([[[0, 3, 1]]]);
    // A lesson that began later in the term is still the same lesson.
    const later = planned(1, { startLessonDate: '05.10.2026' });
    expect(shape(timetable([[planned(0), later]]))).toEqual([[[0, 2, 1]]]);
  });

  it.each([
    ['another room', planned(1, { auditories: ['102-1 к.'] })],
    ['another subject', planned(1, { subject: 'ОбВ' })],
    ['another type', planned(1, { lessonTypeAbbrev: 'ПЗ' })],
    ['another subgroup', planned(1, { numSubgroup: 1 })],
    ['other weeks', planned(1, {}, [1, 3])],
  ])('timetable: does not merge lessons that differ by %s', (_, second) => {
    expect(shape(timetable([[planned(0), second]]))).toEqual([
      [
        [0, 1, 1],
        [1, 1, 1],
      ],
    ]);
  });

  it('timetable: does not merge across a free pair or with a fuller cell', () => {
    const other = [planned(1, { subject: 'ОбВ' })];
    expect(shape(timetable([[planned(0), planned(2)], other]))[0]).toEqual([
      [0, 1, 1],
      [2, 1, 1],
    ]);
    expect(shape(timetable([[planned(0), planned(1), ...other]]))[0]).toEqual([
      [0, 1, 1],
      [1, 1, 2],
    ]);
  });
});

/** Content of a lesson's card. Rows with equal content become one cell. */
const look = ({ lesson: { subject }, weeks }: Planned): string => `${subject} ${weeks.join()}`;
const looks = (lessons: readonly Planned[]): string => lessons.map(look).join('|');

describe('any days', () => {
  const anyLesson = fc
    .tuple(
      fc.constantFrom(0, 1, 2),
      fc.constantFrom('ВвП', 'ОбВ'),
      fc.constantFrom<WeekNumber[][]>([1], [1, 3]),
    )
    .map(([pair, subject, weeks]) => planned(pair, { subject }, weeks));
  const anyDays = fc.array(fc.array(anyLesson, { maxLength: 5 }), { maxLength: 6 });

  it('timetable: cells of a day follow each other without overlapping, within the rows', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const { rows, days: columns } = timetable(days);
        expect(columns).toHaveLength(days.length);
        for (const cells of columns) {
          const ends = cells.map(({ row, span }) => row + span);
          expect(cells.every(({ row, span }, i) => span > 0 && row >= (ends[i - 1] ?? 0))).toBe(true);
          expect((ends.at(-1) ?? 0) <= rows.length).toBe(true);
        }
      }),
    );
  });

  it('timetable: every lesson appears exactly once, in the row of its time', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        const table = timetable(days);
        for (const [index, lessons] of days.entries()) {
          const actual = (table.days[index] ?? []).flatMap((cell) =>
            table.rows
              .slice(cell.row, cell.row + cell.span)
              .flatMap(({ start }) => cell.lessons.map((one) => `${start} ${look(one)}`)),
          );
          const expected = lessons.map((one) => `${one.lesson.startLessonTime} ${look(one)}`);
          expect(actual.toSorted()).toEqual(expected.toSorted());
        }
      }),
    );
  });

  it('timetable: no two neighbouring cells could be merged', () => {
    fc.assert(
      fc.property(anyDays, (days) => {
        for (const cells of timetable(days).days)
          for (const [i, cell] of cells.entries()) {
            const above = cells[i - 1];
            const touches = above !== undefined && above.row + above.span === cell.row;
            expect(touches && looks(above.lessons) === looks(cell.lessons)).toBe(false);
          }
      }),
    );
  });
});

describe('current time marker', () => {
  const rows = [
    { start: '09:00', end: '10:20' },
    // An exam takes as long as three pairs.
    { start: '09:00', end: '13:30' },
    { start: '10:35', end: '11:55' },
    { start: '14:00', end: '15:20' },
  ];
  const at = (time: string, held: readonly number[]) =>
    nowMark(
      rows,
      held.map((row) => ({ row, span: 1 })),
      Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
    );

  it('timetable: the marker is in the current row of today, and shows the time left', () => {
    expect(at('09:20', [0])).toEqual({ kind: 'during', row: 0, passed: 0.25, left: 60 });
    expect(at('10:20', [0])).toBeNull();
  });

  it('timetable: there is one marker, in the row that began last', () => {
    expect(at('10:45', [0, 1, 2])).toMatchObject({ kind: 'during', row: 2 });
    expect(at('12:00', [0, 1, 2])).toMatchObject({ kind: 'during', row: 1, left: 90 });
  });

  it('timetable: the marker is not in a row without lessons today', () => {
    expect(at('10:45', [3])).toBeNull();
  });

  it('timetable: the marker is above the next row between lessons, and within an hour before the first', () => {
    expect(at('12:10', [0, 3])).toEqual({ kind: 'before', row: 3, until: 110 });
    expect(at('08:00', [0])).toEqual({ kind: 'before', row: 0, until: 60 });
    expect(at('07:59', [0])).toBeNull();
    expect(at('15:20', [0, 3])).toBeNull();
  });
});
