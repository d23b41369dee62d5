import { dotted, type IsoDate } from '@semestr/core/dates';
import { capitalised, dayName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { documentTexts } from './texts.ts';
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

const wordsIn = (language: Language) => translator(documentTexts, language);
type Words = ReturnType<typeof wordsIn>;

/** Every week is not told. */
const ALL_WEEKS = 4;

const when = ({ date, weeks }: LessonLine, t: Words): string =>
  date ? dotted(date) : weeks.length === ALL_WEEKS ? t('timetable.everyWeek') : weeks.join(', ');

const columnsIn = (t: Words) =>
  ({
    day: {
      title: t('timetable.day'),
      width: 14,
      value: ({ day }) => capitalised(dayName(day, t.language)),
    },
    when: { title: t('timetable.when'), width: 16, value: (line) => when(line, t) },
    time: { title: t('timetable.time'), width: 14, value: ({ start, end }) => `${start}–${end}` },
    subject: { title: t('timetable.subject'), width: 44, value: ({ subject }) => subject },
    type: { title: t('timetable.type'), width: 14, value: ({ type }) => type },
    subgroup: { title: t('timetable.subgroup'), width: 11, value: ({ subgroup }) => subgroup || null },
    groups: { title: t('timetable.groups'), width: 24, value: ({ groups }) => groups.join(', ') },
    educators: { title: t('timetable.educators'), width: 26, value: ({ educators }) => educators.join(', ') },
    auditories: { title: t('timetable.rooms'), width: 16, value: ({ auditories }) => auditories.join(', ') },
    note: { title: t('timetable.note'), width: 24, value: ({ note }) => note },
  }) as const satisfies Record<string, Column<LessonLine>>;

/** The lessons of one group or educator as a workbook; the column that would name them in every row is left out. */
export function timetableOf(
  whose: 'groups' | 'educators',
  name: string,
  { lines, language }: { lines: readonly LessonLine[]; language: Language },
): Promise<Uint8Array> {
  const t = wordsIn(language);
  const { [whose]: _whose, ...others } = columnsIn(t);
  return xlsx({ title: t('timetable.title', { name }), columns: Object.values(others), rows: lines });
}

/** The lessons of several educators as a workbook, one after the other. */
export function staffTimetable(
  title: string,
  staff: readonly { name: string; lines: readonly LessonLine[] }[],
  language: Language,
): Promise<Uint8Array> {
  const t = wordsIn(language);
  const { educators: _educators, ...others } = columnsIn(t);
  const rows = staff.flatMap(({ name, lines }) => lines.map((line) => ({ ...line, name })));
  const first: Column<LessonLine & { name: string }> = {
    title: t('timetable.educator'),
    width: 34,
    value: ({ name }) => name,
  };
  return xlsx({ title, columns: [first, ...Object.values(others)], rows });
}
