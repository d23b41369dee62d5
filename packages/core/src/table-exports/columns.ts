import { dayName } from '../display.ts';
import { readMoment } from '../dates.ts';
import { type CellForm, type TableImportField, tableImportFields } from '../table-import-fields.ts';
import { tableImportIdentity } from '../table-import-identity.ts';
import type { TableImportKind } from '../table-imports.ts';
import type { ExportCell } from './cell.ts';
import { exportFieldsOf, type ExportValue } from './fields.ts';
import type { FindReferred } from './records.ts';
import type { FindRecord } from './references.ts';
import type { TableColumnWords } from './texts.ts';

/** A column of the table in which records of a kind are exported and imported. */
export interface TableColumn {
  /** The field of the import. */
  readonly field: string;
  /** The field of the record in whose column a list shows the value. */
  readonly source: string;
  readonly form: CellForm;
  /** Whether the import finds the record by it, or by another value of the same column: no exported file lacks it. */
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

/** Formats a value as a cell that the import reads again. */
export function tableCell(form: CellForm, value: ExportValue, t: TableColumnWords): ExportCell {
  if (form === 'weeks' && (value === null || (Array.isArray(value) && value.length === 0)))
    return t('eachWeek');
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'object') return value.join(', ');
  if (typeof value === 'number') return form === 'day' ? dayName(value, t.language) : value;
  const date = form === 'date' ? readMoment(value) : null;
  return date === null ? value : { date };
}
