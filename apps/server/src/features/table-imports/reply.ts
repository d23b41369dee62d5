import { MAX_LISTED, type TableImport } from '@semestr/api/table-imports';
import { languages, type Language } from '@semestr/core/languages';
import { guessColumns, type TableColumns } from '@semestr/core/table-import-columns';
import type { TableImportKind } from '@semestr/core/table-imports';
import { translator } from '@semestr/core/texts';
import type { Database } from '../../db/database.ts';
import { listImports, recordsOf, type TableImportRow, logOf } from './store.ts';
import { fieldsOf } from './table.ts';
import { describeFaults } from './describe.ts';
import { noteOf, titleOf } from './template.ts';
import { tableImportTexts } from './texts.ts';

const SAMPLES = 5;

/** Guesses the columns from their titles, in any language. */
export const guessed = (kind: TableImportKind, head: readonly string[]): TableColumns =>
  guessColumns(
    head,
    fieldsOf(kind).map(({ field, synonyms }) => ({
      field,
      names: [...languages.map((language) => titleOf(kind, field, language)), ...synonyms],
    })),
  );

/** Returns an import in the form of its page. */
export async function toImportReply(
  db: Database,
  row: TableImportRow,
  language: Language,
): Promise<TableImport> {
  const { items } = await listImports(db, { id: row.id }, [0, 0]);
  const [item] = items;
  if (!item) throw new Error('An import is listed as long as it is kept');
  const t = translator(tableImportTexts, language);
  const { cells } = row;
  const [head = [], ...rows] = cells;
  const columns = row.columns ?? guessed(row.kind, head);
  const { faults, left } = await logOf(db, row.id);
  return {
    ...item,
    head: [...head],
    samples: rows
      .filter((cellsOfRow) => cellsOfRow.length > 0)
      .slice(0, SAMPLES)
      .map((cellsOfRow) => [...cellsOfRow]),
    fields: fieldsOf(row.kind).map(({ field, need, form }) => ({
      field,
      need,
      title: titleOf(row.kind, field, language),
      form: t(`form.${form}`),
      note: noteOf(row.kind, field, language),
    })),
    columns,
    isChosen: row.columns !== null,
    faults: faults
      .flatMap((one) => describeFaults(one.row, one.faults, { cells, columns }))
      .slice(0, MAX_LISTED),
    left,
    records: await recordsOf(db, row.batchId, MAX_LISTED),
  };
}
