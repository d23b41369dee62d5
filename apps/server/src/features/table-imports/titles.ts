import { languages, type Language } from '@semestr/core/languages';
import { columnGuesser, type TableColumns } from '@semestr/core/table-import-columns';
import type { TableImportField } from '@semestr/core/table-import-field';
import { type TableImportFieldKey, tableImportFields } from '@semestr/core/table-import-fields';
import type { HeadField } from '@semestr/core/table-import-head';
import type { TableImportKind } from '@semestr/core/table-imports';
import { translator } from '@semestr/core/texts';
import { tableImportTexts } from './texts.ts';

/** Titles of fields, by which the columns of a table are recognised. */

export const fieldsOf = (kind: TableImportKind): readonly TableImportField[] => tableImportFields[kind];

/** Returns the title of a field in a table's header. */
export const titleOf = (kind: TableImportKind, field: string, language: Language): string =>
  // Each field of a type has a title, otherwise the texts do not compile.
  translator(tableImportTexts, language)(`title.${`${kind}.${field}` as TableImportFieldKey}`);

/**
 * Lists the fields of a type with all names of their columns: the titles in any language, the name of the field, as
 * exported by the terminal, and synonyms.
 */
export const headFieldsOf = (kind: TableImportKind): readonly HeadField[] =>
  fieldsOf(kind).map(({ field, need, example, synonyms, insteadOf }) => ({
    field,
    need,
    example,
    insteadOf,
    names: [...languages.map((language) => titleOf(kind, field, language)), field, ...synonyms],
  }));

/** Guesses the columns from their titles, in any language. */
export const guessedColumns = (kind: TableImportKind, head: readonly string[]): TableColumns =>
  columnGuesser(headFieldsOf(kind))(head);
