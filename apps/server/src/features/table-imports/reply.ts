import { MAX_LISTED, type TableImport } from '@semestr/api/table-imports';
import type { Language } from '@semestr/core/languages';
import { translator } from '@semestr/core/texts';
import type { Database } from '../../db/database.ts';
import { listImports, recordsOf, type TableImportRow, logOf } from './store.ts';
import { describeFaults } from './describe.ts';
import { headOf } from './table.ts';
import { noteOf } from './template.ts';
import { tableImportTexts } from './texts.ts';
import { fieldsOf, guessedColumns, titleOf } from './titles.ts';

const SAMPLES = 5;

/** Converts an import to the reply for its page. */
export async function toImportReply(
  db: Database,
  row: TableImportRow,
  language: Language,
): Promise<TableImport> {
  const { items } = await listImports(db, { id: row.id }, [0, 0]);
  const [item] = items;
  if (!item) throw new Error('A stored import is missing from the list');
  const t = translator(tableImportTexts, language);
  const { cells, source } = row;
  const { place = null, grid = null } = source ?? {};
  const { head, rows } = headOf(cells);
  const columns = row.columns ?? guessedColumns(row.kind, head);
  const { faults, left } = await logOf(db, row.id);
  return {
    ...item,
    head: [...head],
    samples: rows
      .filter((cellsOfRow) => cellsOfRow.length > 0)
      .slice(0, SAMPLES)
      .map((cellsOfRow) => [...cellsOfRow]),
    fields: fieldsOf(row.kind).map(({ field, need, form, insteadOf }) => ({
      field,
      need,
      insteadOf: [...insteadOf],
      title: titleOf(row.kind, field, language),
      form: t(`form.${form}`),
      note: noteOf(row.kind, field, language),
    })),
    place: place && { sheet: place.sheet, row: place.row + 1 },
    hasSheets: source !== null,
    grid: grid && { term: grid.term, others: grid.others.length, assumed: grid.assumed },
    columns,
    isChosen: row.columns !== null,
    faults: faults
      .flatMap((one) =>
        describeFaults(one.row, one.faults, { kind: row.kind, cells, columns, isGrid: grid !== null }),
      )
      .slice(0, MAX_LISTED),
    left,
    records: await recordsOf(db, row, MAX_LISTED),
  };
}
