import type { Language } from '@semestr/core/languages';
import type { TableImportKind } from '@semestr/core/table-imports';
import type { TermCode } from '@semestr/core/term';
import type { Database } from '../../db/database.ts';
import type { TableSource } from '../../db/tables/table-imports.ts';
import { type Cells, type Place, readTable } from './file/read-file.ts';
import { gridWords, toRows } from './grid-rows.ts';
import { headFieldsOf } from './titles.ts';

interface Source {
  /** A file, or the stored sheets of a file. */
  content: { bytes: Uint8Array } | { packed: string };
  kind: TableImportKind;
  /** The chosen header of a list; null to detect it. */
  place: Place | null;
  /** The chosen term of a timetable; null for the term that the file names. */
  term: TermCode | null;
  language: Language;
}

/** Reads the rows of a file; lessons also from a timetable in the form of a grid. */
export async function readSource(
  db: Database,
  { content, kind, place, term, language }: Source,
): Promise<{ cells: Cells; source: TableSource }> {
  const words = kind === 'lessons' ? await gridWords(db, term) : null;
  const { table, ...source } = await readTable({ content, fields: headFieldsOf(kind), words, place });
  if ('cells' in table) return { cells: table.cells, source: { ...source, place: table.place, grid: null } };
  const { others, assumed, term: found } = table.grid;
  return {
    cells: toRows(table.grid, language),
    source: { ...source, place: null, grid: { term: found, others, assumed } },
  };
}
