import type { Parameters, ReportName, ReportRow, reportKeys } from '@semestr/api/reports';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Column } from '../../documents/xlsx.ts';
import type { Database } from '../../db/database.ts';
import { reportTexts } from './texts.ts';

export type Cell = string | number | null;

/** Translator of the reports' texts. */
export type Words = ReturnType<typeof wordsIn>;
export const wordsIn = (language: Language) => translator(reportTexts, language);

/** A column of a report or of its names: `value` is displayed, `raw` is the value for machines if it differs. */
export type TableColumn<Row> = Column<Row> & {
  key: string;
  type: 'text' | 'number' | 'date';
  raw?: (row: Row) => Cell;
};

/**
 * A column of a report. Its number can be opened if the names behind it are available. Numbers of several rows can be
 * summed unless stated otherwise.
 */
export type ReportColumn<Row> = TableColumn<Row> & { opens?: true; adds?: false };

/** Context and parameters of a report. */
export interface ReportContext {
  db: Database;
  now: Date;
  parameters: Parameters;
}

/** A number of a report: its rows, its column, and the requested range of names. */
export interface TableOptions {
  row: ReportRow;
  column: string;
  offset: number;
  limit: number;
}

/** A range of the names behind a number, their count, and the number computed from all of them. */
export interface Found<Name> {
  rows: readonly Name[];
  total: number;
  sum: number;
}

type Keys = Readonly<Record<string, Cell>>;

/** Definition of a report: numbers and names come from the same rows of the database. */
interface Statement<Name extends ReportName, Row, Person> {
  title: (t: Words) => string;
  /** Default parameters. */
  usual?: (context: ReportContext) => Parameters | Promise<Parameters>;
  rows: (context: ReportContext) => Promise<readonly Row[]>;
  keys: (row: Row) => Readonly<Record<(typeof reportKeys)[Name][number], Cell>>;
  columns: (t: Words) => readonly ReportColumn<Row>[];
  names: (context: ReportContext, wanted: TableOptions) => Promise<Found<Person>>;
  nameKeys: (name: Person) => Keys;
  nameColumns: (t: Words, now: Date) => readonly TableColumn<Person>[];
}

/** Columns with the cells of all rows, for display and for machines. */
export interface Table<C> {
  columns: readonly C[];
  rows: Cell[][];
  values: Cell[][];
  keys: Keys[];
}

/** A report with any type of rows. */
export interface Report {
  title: (t: Words) => string;
  withUsual: (context: ReportContext) => Promise<ReportContext>;
  columns: (t: Words) => readonly Omit<ReportColumn<never>, 'value' | 'raw'>[];
  table: (context: ReportContext, t: Words) => Promise<Table<Omit<ReportColumn<never>, 'value' | 'raw'>>>;
  names: (
    context: ReportContext,
    wanted: TableOptions,
    t: Words,
  ) => Promise<Table<Omit<TableColumn<never>, 'value' | 'raw'>> & { total: number; sum: number }>;
}

/** Returns the cells of rows. */
function tableOf<Row, C extends TableColumn<Row>>(
  columns: readonly C[],
  rows: readonly Row[],
  keys: (row: Row) => Keys,
): Table<C> {
  return {
    columns,
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
    values: rows.map((row) => columns.map(({ value, raw = value }) => raw(row))),
    keys: rows.map(keys),
  };
}

/** Defines a report. */
export const report = <Name extends ReportName, Row, Person>(
  _name: Name,
  stated: Statement<Name, Row, Person>,
): Report => ({
  title: stated.title,
  withUsual: async (context) => ({
    ...context,
    parameters: { ...(await stated.usual?.(context)), ...context.parameters },
  }),
  columns: stated.columns,
  table: async (context, t) => tableOf(stated.columns(t), await stated.rows(context), stated.keys),
  names: async (context, wanted, t) => {
    const { rows, total, sum } = await stated.names(context, wanted);
    return { ...tableOf(stated.nameColumns(t, context.now), rows, stated.nameKeys), total, sum };
  },
});
