import type { TableImport } from '@semestr/api/table-imports';
import { useTexts } from '@semestr/ui/language.tsx';
import styles from './table-imports.module.css';
import { type TableImportTexts, tableImportTexts } from './texts/index.ts';

interface UnusedColumnsProps {
  row: TableImport;
  columns: TableImport['columns'];
}

/** Returns a column's name as in spreadsheets: A, B … Z, AA …. */
const letter = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letter(Math.floor(column / 26) - 1) + letter(column % 26);

/** Returns the names of all columns of a file; one without a title is named by its letter. */
export const columnNames = ({ head, samples }: TableImport, t: TableImportTexts): readonly string[] =>
  Array.from(
    { length: Math.max(head.length, ...samples.map(({ length }) => length)) },
    (_one, column) => head[column] || t('columns.unnamed', { letter: letter(column) }),
  );

/**
 * Lists the columns of a file that are not imported: those without a field, and those that only identify a record.
 * Renders nothing when all are imported.
 */
export function UnusedColumns({ row, columns }: UnusedColumnsProps) {
  const t = useTexts(tableImportTexts);
  // A timetable only has two technical columns: the cell and its text.
  const names = row.grid ? [] : columnNames(row, t);
  const used = new Set(Object.values(columns));
  const unusedColumns = names.filter((_name, column) => !used.has(column));
  const lookups = row.fields.flatMap(({ field, note }) => {
    const column = columns[field];
    const name = column === undefined ? undefined : names[column];
    return note === null || name === undefined ? [] : [{ field, name, note }];
  });
  return (
    <>
      {unusedColumns.length > 0 && (
        <p className={styles.note}>{t('columns.left', { columns: unusedColumns.join(', ') })}</p>
      )}
      {lookups.map(({ field, name, note }) => (
        <p key={field} className={styles.note}>
          {t('columns.lookup', { column: name, note })}
        </p>
      ))}
    </>
  );
}
