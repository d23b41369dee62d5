import { dotted } from '@semestr/core/dates';
import { capitalise, dayName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import { documentTexts } from './texts.ts';
import type { LessonLine } from './lesson-line.ts';
import { gridSheet } from './timetable-grid.ts';
import { type SheetFrame, workbook } from './workbook.ts';
import { type Column, tableSheet, xlsx } from './xlsx.ts';

const wordsIn = (language: Language) => translator(documentTexts, language);
type Words = ReturnType<typeof wordsIn>;

/** Lessons in all weeks are shown without week numbers. */
const ALL_WEEKS = 4;

const when = ({ date, weeks }: LessonLine, t: Words): string =>
  date ? dotted(date) : weeks.length === ALL_WEEKS ? t('timetable.everyWeek') : weeks.join(', ');

const columnsIn = (t: Words) =>
  ({
    day: {
      title: t('timetable.day'),
      width: 14,
      value: ({ day }) => capitalise(dayName(day, t.language)),
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

/** Owner, lessons and format of a workbook. */
interface WorkbookOptions {
  name: string;
  lines: readonly LessonLine[];
  language: Language;
  frame: SheetFrame;
}

/** The column that is omitted because it would repeat the owner of the timetable. */
type OmittedColumn = 'groups' | 'educators' | 'auditories';

/** The columns that a cell of the grid shows in addition to the subject. */
const cellColumns = {
  groups: ['educators', 'auditories'],
  educators: ['groups', 'auditories'],
  auditories: ['groups', 'educators'],
} as const satisfies Readonly<Record<OmittedColumn, readonly OmittedColumn[]>>;

/** Formats a lesson for a cell of the grid: subject, place, other participants, and weeks unless it is every week. */
function toCellLines(line: LessonLine, whose: OmittedColumn, t: Words): string[] {
  const { type, subject, subgroup, weeks } = line;
  const kind = [type, subgroup > 0 ? t('timetable.ofSubgroup', { subgroup }) : ''].filter(Boolean).join(', ');
  return [
    kind === '' ? subject : `${subject} (${kind})`,
    cellColumns[whose].flatMap((other) => line[other]).join(', '),
    weeks.length === ALL_WEEKS ? '' : t('timetable.inWeeks', { weeks: weeks.join(', ') }),
  ].filter(Boolean);
}

/**
 * Creates a workbook of the lessons of one group, educator or room: a list, without the column that would repeat the owner,
 * and the week as a grid.
 */
export function timetableOf(whose: OmittedColumn, options: WorkbookOptions): Promise<Uint8Array> {
  const { name, lines, language, frame } = options;
  const t = wordsIn(language);
  const { [whose]: _whose, ...columns } = columnsIn(t);
  const title = t('timetable.title', { name });
  const grid = gridSheet(lines, {
    name: t('timetable.grid'),
    title,
    corner: t('timetable.time'),
    frame,
    language,
    linesOf: (line) => toCellLines(line, whose, t),
  });
  const list = tableSheet({ title, columns: Object.values(columns), rows: lines, frame });
  return workbook(title, frame.now, grid ? [list, grid] : [list]);
}

/** Creates a workbook of the lessons of several educators of a department, in sequence. */
export function staffTimetable(
  department: string,
  staff: readonly { name: string; lines: readonly LessonLine[] }[],
  { language, frame }: Pick<WorkbookOptions, 'language' | 'frame'>,
): Promise<Uint8Array> {
  const t = wordsIn(language);
  const { educators: _educators, ...others } = columnsIn(t);
  const rows = staff.flatMap(({ name, lines }) => lines.map((line) => ({ ...line, name })));
  const first: Column<LessonLine & { name: string }> = {
    title: t('timetable.educator'),
    width: 34,
    value: ({ name }) => name,
  };
  const title = t('timetable.title', { name: department });
  return xlsx({ title, columns: [first, ...Object.values(others)], rows, frame });
}
