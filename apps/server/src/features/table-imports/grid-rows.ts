import type { GridRow } from '@semestr/api/table-import-files';
import { dayName } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { roomLabel, roomShort } from '@semestr/core/room-names';
import type { tableImportFields } from '@semestr/core/table-import-fields';
import { wordKey } from '@semestr/core/table-import-words';
import type { TermCode } from '@semestr/core/term';
import { translator } from '@semestr/core/texts';
import type { Grid, GridLesson } from '@semestr/core/timetable-grid/read-grid';
import type { GridWords } from '@semestr/core/timetable-grid/words';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { groups } from '../../db/tables/groups.ts';
import { buildings, rooms } from '../../db/tables/rooms.ts';
import { storedBells } from '../../domain/calendar.ts';
import type { Cells } from './file/read-file.ts';
import { tableImportTexts } from './texts.ts';
import { titleOf } from './titles.ts';

/** Rows of the import of lessons that were read from the cells of a timetable. */

type LessonField = (typeof tableImportFields)['lessons'][number]['field'];

/** The columns of these rows. The last two contain the cell from which a row was read, and its text. */
const columns: readonly (readonly [
  field: LessonField,
  text: (lesson: GridLesson, grid: Grid, language: Language) => string,
])[] = [
  ['term', (_lesson, { term }) => term ?? ''],
  ['groups', (lesson) => lesson.groups.join(', ')],
  ['day', ({ day }, _grid, language) => (day === null ? '' : dayName(day, language))],
  ['date', ({ date }) => date],
  ['startTime', ({ startTime }) => startTime],
  ['endTime', ({ endTime }) => endTime],
  ['weeks', ({ weeks }) => weeks],
  ['subgroup', ({ subgroup }) => subgroup],
  ['subject', ({ subject }) => subject],
  ['type', ({ type }) => type],
  ['rooms', (lesson) => lesson.rooms.join(', ')],
  ['employees', ({ employees }) => employees.join(', ')],
  ['note', ({ note }) => note],
  ['startDate', ({ startDate }) => startDate],
  ['endDate', ({ endDate }) => endDate],
];
const CELL = columns.length;
const TEXT = CELL + 1;

/** Converts the lessons of a timetable to a table with a header in the language of the user. */
export function toRows(grid: Grid, language: Language): Cells {
  const t = translator(tableImportTexts, language);
  const head = [
    ...columns.map(([field]) => titleOf('lessons', field, language)),
    t('grid.cell'),
    t('grid.text'),
  ];
  const rows = grid.lessons.map((lesson) => [
    ...columns.map(([, text]) => text(lesson, grid, language)),
    lesson.cell,
    lesson.text,
  ]);
  return [head, ...rows];
}

/** Returns the cell from which a row was read. */
export const cellOfRow = (cells: Cells, row: number): string | null => cells[row - 1]?.[CELL] ?? null;

/** Lists the rows for display, without the header. */
export const gridRowsOf = (cells: Cells): GridRow[] =>
  cells.slice(1).map((row, index) => ({
    row: index + 2,
    cell: row[CELL] ?? '',
    text: row[TEXT] ?? '',
    values: Object.fromEntries(columns.map(([field], column) => [field, row[column] ?? ''])),
  }));

/** Loads the names to which a timetable refers: groups, rooms and bells. */
export async function gridWords(db: Database, term: TermCode | null): Promise<GridWords> {
  const stored = await db.select({ name: groups.name }).from(groups);
  const places = await db
    .select({ name: rooms.name, building: buildings.name })
    .from(rooms)
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId));
  const labels = places.map(({ name, building }) => roomLabel(name, building));
  return {
    groups: new Set(stored.map(({ name }) => wordKey(name))),
    rooms: new Set(labels.flatMap((label) => [wordKey(label), wordKey(roomShort(label))])),
    bells: await storedBells(db),
    term,
  };
}
