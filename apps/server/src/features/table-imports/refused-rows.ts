import type { TableFault } from '@semestr/api/table-imports';
import { plainSpaces } from '@semestr/core/display';
import { languages, type Language } from '@semestr/core/languages';
import type { TableColumns } from '@semestr/core/table-import-columns';
import { reasonSentence } from '@semestr/core/table-import-reasons';
import type { TableImportKind } from '@semestr/core/table-imports';
import { translator } from '@semestr/core/texts';
import { tryRows } from './check.ts';
import { describeFaults } from './describe.ts';
import { isGridRow } from './readable.ts';
import type { By, Storage } from './slices.ts';
import { logOf, type RowFaults, type TableImportRow } from './store.ts';
import { headOf } from './table.ts';
import { tableImportTexts } from './texts.ts';
import { fieldsOf, guessedColumns, titleOf } from './titles.ts';

/** The rows of an import that are not stored, as a table that can be corrected and uploaded again. */
export interface RefusedTable {
  head: readonly string[];
  /** The cells of each row; the last one contains the reasons. */
  rows: readonly (readonly string[])[];
}

/** Finds the invalid rows: by a check before anything is stored, afterwards in the log. */
async function faultyRows(
  storage: Storage,
  by: By,
  { id, kind, state, cells, columns }: TableImportRow & { columns: TableColumns },
): Promise<readonly RowFaults[]> {
  if (state !== 'read') return (await logOf(storage.db, id)).faults;
  const faulty: RowFaults[] = [];
  const run = { kind, by, taken: new Set<number>() };
  await tryRows(storage, run, cells, columns, async (_tx, results) => {
    for (const { row, outcome } of results)
      if (outcome.result === 'faulty') faulty.push({ row: row.row, faults: outcome.faults });
  });
  return faulty;
}

/** Describes a fault in one sentence: "Дата рождения: запишите иначе: ДД.ММ.ГГГГ". */
function sentenceOf(kind: TableImportKind, { field, reason, about }: TableFault, language: Language): string {
  const form = fieldsOf(kind).find((one) => one.field === field)?.form;
  const formText = form && translator(tableImportTexts, language)(`form.${form}`);
  const sentence = plainSpaces(reasonSentence({ reason, about, form: formText }, language));
  return field === null ? sentence : `${titleOf(kind, field, language)}: ${sentence}`;
}

/** Returns titles by which the columns are recognised again, including columns that a user has assigned manually. */
function headFor(
  kind: TableImportKind,
  head: readonly string[],
  columns: TableColumns,
  language: Language,
): readonly string[] {
  const guessed = guessedColumns(kind, head);
  const own = new Map(
    Object.entries(columns)
      .filter(([field, column]) => guessed[field] !== column)
      .map(([field, column]) => [column, titleOf(kind, field, language)]),
  );
  const width = Math.max(head.length, ...[...own.keys()].map((column) => column + 1));
  return Array.from({ length: width }, (_, column) => own.get(column) ?? head[column] ?? '');
}

/** Whether a column contains the reasons of an earlier download. */
const isReasons = (title: string | undefined): boolean =>
  languages.some((language) => translator(tableImportTexts, language)('refused.reasons') === title);

/** Returns the invalid rows with their original columns, and a last column with the reasons. */
export async function refusedTable(
  storage: Storage,
  by: By,
  row: TableImportRow,
  language: Language,
): Promise<RefusedTable> {
  const { kind, cells } = row;
  const { head } = headOf(cells);
  const columns = row.columns ?? guessedColumns(kind, head);
  const own = isReasons(head.at(-1)) ? head.slice(0, -1) : head;
  const titles = headFor(kind, own, columns, language);
  const faulty = await faultyRows(storage, by, { ...row, columns });
  const described = { kind, cells, columns, isGrid: isGridRow(row) };
  return {
    head: [...titles, translator(tableImportTexts, language)('refused.reasons')],
    rows: faulty.map(({ row: at, faults }) => [
      ...titles.map((_title, column) => cells[at - 1]?.[column] ?? ''),
      describeFaults(at, faults, described)
        .map((fault) => sentenceOf(kind, fault, language))
        .join('; '),
    ]),
  };
}
