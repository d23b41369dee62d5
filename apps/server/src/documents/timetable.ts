import { dotted, type IsoDate } from '@semestr/core/dates';
import { capitalised, dayName } from '@semestr/core/display';
import { type Column, xlsx } from './xlsx.ts';

/** A lesson as a report tells it. */
export interface LessonLine {
  /** 1 = Monday. */
  day: number;
  /** Set for what happens on one day only. */
  date: IsoDate | null;
  weeks: readonly number[];
  start: string;
  end: string;
  subject: string;
  type: string;
  /** 0 = the whole group. */
  subgroup: number;
  groups: readonly string[];
  educators: readonly string[];
  auditories: readonly string[];
  note: string;
}

/** Every week is not told. */
const ALL_WEEKS = 4;

const when = ({ date, weeks }: LessonLine): string =>
  date ? dotted(date) : weeks.length === ALL_WEEKS ? 'все' : weeks.join(', ');

const columns = {
  day: { title: 'День', width: 14, value: ({ day }) => capitalised(dayName(day, 'ru')) },
  when: { title: 'Недели или дата', width: 16, value: when },
  time: { title: 'Время', width: 14, value: ({ start, end }) => `${start}–${end}` },
  subject: { title: 'Предмет', width: 44, value: ({ subject }) => subject },
  type: { title: 'Вид', width: 14, value: ({ type }) => type },
  subgroup: { title: 'Подгруппа', width: 11, value: ({ subgroup }) => subgroup || null },
  groups: { title: 'Группы', width: 24, value: ({ groups }) => groups.join(', ') },
  educators: { title: 'Преподаватели', width: 26, value: ({ educators }) => educators.join(', ') },
  auditories: { title: 'Аудитории', width: 16, value: ({ auditories }) => auditories.join(', ') },
  note: { title: 'Примечание', width: 24, value: ({ note }) => note },
} as const satisfies Record<string, Column<LessonLine>>;

/** The lessons of a group as a workbook. */
export function groupTimetable(name: string, lines: readonly LessonLine[]): Promise<Uint8Array> {
  const { groups: _groups, ...others } = columns;
  return xlsx({ title: `Расписание ${name}`, columns: Object.values(others), rows: lines });
}

/** The lessons of several educators as a workbook, one after the other. */
export function staffTimetable(
  title: string,
  staff: readonly { name: string; lines: readonly LessonLine[] }[],
): Promise<Uint8Array> {
  const { educators: _educators, ...others } = columns;
  const rows = staff.flatMap(({ name, lines }) => lines.map((line) => ({ ...line, name })));
  const first: Column<LessonLine & { name: string }> = {
    title: 'Преподаватель',
    width: 34,
    value: ({ name }) => name,
  };
  return xlsx({ title, columns: [first, ...Object.values(others)], rows });
}
