import type { TableFault, TableImport } from '@semestr/api/table-imports';
import { plainSpaces } from '@semestr/core/display';
import type { Language } from '@semestr/core/languages';
import { reasonSentence } from '@semestr/core/table-import-reasons';
import { translator, type Translate } from '@semestr/core/texts';
import type { Context } from '../../io/io.ts';
import { printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';
import type ru from './texts/ru.ts';

type T = Translate<typeof ru>;

/** Returns the title of a field in the user's language. */
export const titleOf = ({ fields }: TableImport, field: string): string =>
  fields.find((one) => one.field === field)?.title ?? field;

/** Returns the column's title in the file, otherwise the field. */
function columnOf(table: TableImport, { field, column }: TableFault, t: T): string {
  if (field === null) return t('wholeRow');
  return (column === null ? '' : table.head[column]) || titleOf(table, field);
}

function reasonOf(table: TableImport, { field, reason, about }: TableFault, language: Language): string {
  const form = table.fields.find((one) => one.field === field)?.form;
  return plainSpaces(reasonSentence({ reason, about, form }, language));
}

/** Prints the faults of a file by row and column. */
export function printFaults(context: Context, table: TableImport, faults: readonly TableFault[]): void {
  const t = translator(texts, context.language);
  printRows<TableFault>(
    context,
    [
      { key: 'row', head: t('head.row'), value: ({ row }) => row, isNumber: true },
      ...(table.grid ? [{ key: 'cell', head: t('head.cell'), value: ({ cell }: TableFault) => cell }] : []),
      { key: 'column', head: t('head.column'), value: (fault) => columnOf(table, fault, t) },
      { key: 'value', head: t('head.value'), value: ({ value }) => value },
      { key: 'reason', head: t('head.reason'), value: (fault) => reasonOf(table, fault, context.language) },
    ],
    faults,
    '',
  );
}
