import type { ReportName } from '@semestr/api/reports';
import type { Column } from '../../documents/xlsx.ts';
import type { Database } from '../../db/database.ts';

export type Cell = string | number | null;

/** A column of a report, and how its cell follows from a row. */
export type ReportColumn<Row> = Column<Row> & { key: string };

/** A report as it was worked out. */
export interface Table {
  title: string;
  columns: { key: string; title: string; width: number }[];
  rows: Cell[][];
}

/** Works a report out, by the day and the moment of the asking. */
export type Making = (db: Database, now: Date) => Promise<Table>;
export type Reports = Readonly<Record<ReportName, Making>>;

/** States a report: from where its rows come, and what of them is shown. */
export const report =
  <Row>(
    title: string,
    rowsOf: (db: Database, now: Date) => Promise<readonly Row[]>,
    columns: readonly ReportColumn<Row>[],
  ): Making =>
  async (db, now) => ({
    title,
    columns: [...columns],
    rows: (await rowsOf(db, now)).map((row) => columns.map(({ value }) => value(row))),
  });
