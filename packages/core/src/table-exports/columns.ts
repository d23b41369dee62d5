import { dayName } from '../display.ts';
import { readMoment } from '../dates.ts';
import { departmentTypeName, isDepartmentType } from '../department-types.ts';
import type { CellForm, TableImportField } from '../table-import-field.ts';
import { tableImportFields } from '../table-import-fields.ts';
import { countryName } from '../countries.ts';
import type { Language } from '../languages.ts';
import { parseDocumentLanguage, documentLanguageName, fundingName, fundings } from '../student-details.ts';
import { parseOrderKind, orderName } from '../student-order-words.ts';
import { tableImportIdentity } from '../table-import-identity.ts';
import type { TableImportKind } from '../table-imports.ts';
import type { ExportCell } from './cell.ts';
import { exportFieldsOf, type ExportValue } from './fields.ts';
import type { FindReferred } from './records.ts';
import type { FindRecord } from './references.ts';
import type { TableColumnWords } from './texts.ts';

const named =
  <V>(read: (value: string) => V | null, nameOf: (value: V, language: Language) => string) =>
  (value: string, language: Language): string | null => {
    const code = read(value);
    return code === null ? null : nameOf(code, language);
  };

/** A column of the table in which records of a kind are exported and imported. */
export interface TableColumn {
  /** The field of the import. */
  readonly field: string;
  /** The field of the record in whose column a list shows the value. */
  readonly source: string;
  readonly form: CellForm;
  /**
   * Whether the import finds the record by this field, or by another field of the same column. Every exported file
   * contains it.
   */
  readonly isKey: boolean;
  readonly valueOf: (record: object, find: FindRecord) => ExportValue;
}

/** Lists the columns of a kind. */
export function tableColumns(kind: TableImportKind): readonly TableColumn[] {
  const fields: readonly TableImportField[] = tableImportFields[kind];
  const exported = exportFieldsOf(kind);
  const isFoundBy = (name: string): boolean =>
    tableImportIdentity[kind].includes(name) ||
    fields.some(({ field, need }) => field === name && need === 'key');
  const keys = new Set(exported.filter(({ field }) => isFoundBy(field)).map(({ source }) => source));
  return exported.flatMap(({ field, source, value }) => {
    const read = fields.find((one) => one.field === field);
    if (!read) throw new Error(`The import of ${kind} has no field ${field}`);
    return {
      field,
      source,
      form: read.form,
      isKey: keys.has(source),
      // The records are those of the kind's own calls, and those to which they refer.
      valueOf: (record, find) => value(record as never, find as FindReferred),
    };
  });
}

/** Formats a number; days and types of departments become words. */
function numberCell(form: CellForm, value: number, { language }: TableColumnWords): ExportCell {
  if (form === 'day') return dayName(value, language);
  return form === 'department-type' && isDepartmentType(value) ? departmentTypeName(value, language) : value;
}

/** Names of codes. Unknown codes are returned unchanged. */
const words: Readonly<Partial<Record<CellForm, (value: string, language: Language) => string | null>>> = {
  'order-kind': named(parseOrderKind, orderName),
  funding: named((value) => fundings.find((one) => one === value) ?? null, fundingName),
  country: countryName,
  'document-language': named(parseDocumentLanguage, documentLanguageName),
};

/** Formats a value as a cell that the import reads again. */
export function tableCell(form: CellForm, value: ExportValue, t: TableColumnWords): ExportCell {
  if (form === 'weeks' && (value === null || (Array.isArray(value) && value.length === 0)))
    return t('eachWeek');
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'object') return value.join(', ');
  if (typeof value === 'number') return numberCell(form, value, t);

  if (typeof value === 'number') return form === 'day' ? dayName(value, t.language) : value;
  const word = words[form]?.(value, t.language) ?? null;
  if (word !== null) return word;
  const date = form === 'date' ? readMoment(value) : null;
  return date === null ? value : { date };
}
