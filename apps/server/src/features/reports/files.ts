import { localDate } from '@semestr/core/dates';
import type { Language } from '@semestr/core/languages';
import type { Database } from '../../db/database.ts';
import { tablePdf } from '../../documents/table-pdf.ts';
import { xlsx } from '../../documents/xlsx.ts';
import { sheetFrame } from '../../domain/institution.ts';
import type { Cell, TableColumn } from './table.ts';

/** A report in the form of its files; rows are cells in the order of the columns. */
export interface Printed {
  title: string;
  /** Its filters, line by line. */
  about: readonly string[];
  columns: readonly Pick<TableColumn<never>, 'title' | 'width' | 'type'>[];
  rows: readonly (readonly Cell[])[];
  /** Totals of all rows, if shown. */
  totals?: readonly Cell[];
}

/** Builds a table whose rows are already cells. */
async function tableOf(db: Database, { about, ...report }: Printed, now: Date, language: Language) {
  return {
    ...report,
    columns: report.columns.map(({ title, width, type }, index) => ({
      title,
      width,
      isNumber: type === 'number',
      value: (row: readonly Cell[]) => row[index] ?? null,
    })),
    frame: { ...(await sheetFrame(db, now, language)), about },
  };
}

const named = ({ title }: Printed, now: Date, ending: string): string =>
  `${title}, ${localDate(now)}.${ending}`;

/** Creates a workbook of a report. */
export async function asWorkbook(db: Database, report: Printed, now: Date, language: Language) {
  return {
    name: named(report, now, 'xlsx'),
    bytes: await xlsx(await tableOf(db, report, now, language)),
  };
}

/** Creates a printable report. */
export async function asPdf(db: Database, report: Printed, now: Date, language: Language) {
  return {
    name: named(report, now, 'pdf'),
    bytes: await tablePdf({ ...(await tableOf(db, report, now, language)), language }),
  };
}
