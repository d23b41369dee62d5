import type { TableImport } from '@semestr/api/table-imports';
import { missingFields } from '@semestr/core/table-import-columns';
import { translator, type Translate } from '@semestr/core/texts';
import { momentOf } from '../../io/dates.ts';
import { printFacts } from '../../io/facts.ts';
import type { Context } from '../../io/io.ts';
import { printRows } from '../../io/rows.ts';
import { type Columns, letterOf, widthOf } from './columns.ts';
import { printFaults } from './faults.ts';
import { texts } from './texts.ts';
import type ru from './texts/ru.ts';

type T = Translate<typeof ru>;
type Field = TableImport['fields'][number];

const outcomes = ['created', 'updated', 'unchanged', 'faulty', 'undone'] as const;

const titleOfColumn = (table: TableImport, column: number, t: T): string =>
  table.head[column] || t('unnamed', { letter: letterOf(column) });

/** Prints the column that each field is read from, with an example. */
function printColumns(context: Context, table: TableImport, columns: Columns): void {
  const t = translator(texts, context.language);
  const columnOf = ({ field }: Field): number | undefined => columns[field];
  const sampleOf = (column: number | undefined): string =>
    column === undefined ? '' : (table.samples.find((cells) => cells[column])?.[column] ?? '');
  printRows<Field>(
    context,
    [
      { key: 'field', head: t('head.field'), value: ({ field }) => field },
      { key: 'title', head: t('head.title'), value: ({ title }) => title },
      { key: 'need', head: t('head.need'), value: ({ need }) => t(`needs.${need}`) },
      {
        key: 'column',
        head: t('head.column'),
        value: (field) => {
          const column = columnOf(field);
          return column === undefined ? null : titleOfColumn(table, column, t);
        },
      },
      { key: 'sample', head: t('head.sample'), value: (field) => sampleOf(columnOf(field)) },
    ],
    table.fields,
    '',
  );
}

/** Prints how a timetable was read, and what must be checked before it is stored. */
function printGridSummary({ stderr, language }: Context, grid: NonNullable<TableImport['grid']>): void {
  const t = translator(texts, language);
  if (grid.term === null) stderr.write(`${t('wantsTerm')}\n`);
  if (grid.others > 0) stderr.write(`${t('gridOthers', { count: grid.others })}\n`);
  if (grid.assumed > 0) stderr.write(`${t('gridAssumed', { count: grid.assumed })}\n`);
}

/** Whether a column has a title, or a value in one of the first rows. */
const isFilled = ({ head, samples }: TableImport, column: number): boolean =>
  [head, ...samples].some((cells) => (cells[column] ?? '') !== '');

/**
 * Prints the parts of the file that are not stored: columns without a field, and columns that only identify a record.
 */
function printUnused({ stderr, language }: Context, table: TableImport, columns: Columns): void {
  const t = translator(texts, language);
  const read = Object.values(columns);
  const left = Array.from({ length: widthOf(table) }, (_, column) => column).filter(
    (column) => !read.includes(column) && isFilled(table, column),
  );
  if (left.length > 0) {
    const titles = left.map((column) => titleOfColumn(table, column, t));
    stderr.write(`${t('leftColumns', { columns: titles.join(', ') })}\n`);
  }
  for (const { field, note } of table.fields) {
    const column = columns[field];
    if (note !== null && column !== undefined)
      stderr.write(`${t('lookupColumn', { column: titleOfColumn(table, column, t), note })}\n`);
  }
}

/** Reports which columns of the file are not stored, and which required columns new records lack. */
export function printGaps(context: Context, table: TableImport, columns: Columns): void {
  const { stderr, language } = context;
  const t = translator(texts, language);
  printUnused(context, table, columns);
  const missing = missingFields(table.fields, 'new', columns);
  if (missing.length > 0)
    stderr.write(`${t('newMissing', { titles: missing.map(({ title }) => title).join(', ') })}\n`);
}

/** Prints the details of a file: its state, its columns while they can change, and its faults. */
export function printImport(context: Context, table: TableImport): void {
  const t = translator(texts, context.language);
  const { id, fileName, kind, by, createdAt, state, rows, counts, faults } = table;
  printFacts(
    context,
    [
      [t('head.id'), id],
      [t('head.file'), fileName],
      [t('head.kind'), t(`kinds.${kind}`)],
      [t('head.by'), by],
      [t('head.at'), momentOf(createdAt)],
      [t('head.state'), t(`states.${state}`)],
      [t('head.rows'), rows],
      [t('head.place'), table.place && t('headRow', { row: table.place.row, sheet: table.place.sheet + 1 })],
      [t('head.term'), table.grid?.term ?? null],
      ...outcomes.map((outcome) => [t(`head.${outcome}`), counts[outcome] || null] as const),
    ],
    table,
  );
  if (context.json) return;
  const isOpen = (state === 'read' || state === 'stopped') && table.head.length > 0;
  if (table.grid) printGridSummary(context, table.grid);
  else if (isOpen) {
    context.stdout.write('\n');
    printColumns(context, table, table.columns);
    printGaps(context, table, table.columns);
  } else if (state === 'done') printUnused(context, table, table.columns);
  if (faults.length > 0) {
    context.stdout.write('\n');
    printFaults(context, table, faults);
  }
}
