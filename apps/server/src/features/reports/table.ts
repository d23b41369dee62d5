import type { ReportName } from '@semestr/api/reports';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Column } from '../../documents/xlsx.ts';
import type { Database } from '../../db/database.ts';
import { reportTexts } from './texts.ts';

export type Cell = string | number | null;

/** A column of a report, and how its cell follows from a row. */
export type ReportColumn<Row> = Column<Row> & { key: string };

/** A report as it was worked out. */
export interface Table {
  title: string;
  columns: { key: string; title: string; width: number }[];
  rows: Cell[][];
}

/** The words of the reports, in a language. */
export type Words = ReturnType<typeof wordsIn>;
const wordsIn = (language: Language) => translator(reportTexts, language);

/** Works a report out in a language, by the day and the moment of the asking. */
export type Making = (db: Database, now: Date, language: Language) => Promise<Table>;
export type Reports = Readonly<Record<ReportName, Making>>;

/** States a report: from where its rows come, and what of them is shown. */
export const report =
  <Row>(
    titleIn: (t: Words) => string,
    rowsOf: (db: Database, now: Date) => Promise<readonly Row[]>,
    columnsIn: (t: Words) => readonly ReportColumn<Row>[],
  ): Making =>
  async (db, now, language) => {
    const t = wordsIn(language);
    const columns = columnsIn(t);
    const rows = await rowsOf(db, now);
    return {
      title: titleIn(t),
      columns: [...columns],
      rows: rows.map((row) => columns.map(({ value }) => value(row))),
    };
  };
