import { type TableImportFieldKey, tableImportFields } from '../table-import-fields.ts';
import type { TableImportKind } from '../table-imports.ts';
import { defineTexts, type Translate } from '../texts.ts';
import type ru from './texts/ru.ts';

/** Titles and words of the tables that administrators import, and to which lists are exported. */
export const tableColumnTexts = defineTexts('tableColumns', {
  ru: () => import('./texts/ru.ts'),
  en: () => import('./texts/en.ts'),
});

export type TableColumnWords = Translate<typeof ru>;

/** Returns the title of a field's column. */
export const columnTitle = (t: TableColumnWords, kind: TableImportKind, field: string): string =>
  // Each field of a kind has a title, otherwise the texts do not compile.
  t(`title.${`${kind}.${field}` as TableImportFieldKey}`);

/** Whether tables of this record type can be imported. */
export const isTableKind = (resource: string): resource is TableImportKind => resource in tableImportFields;
