import { tableColumns } from '@semestr/core/table-exports/columns';
import { createReferences, type FindRecord } from '@semestr/core/table-exports/references';
import { isTableKind } from '@semestr/core/table-exports/texts';
import type { Session } from '../../http/sign-in.ts';
import type { Cell } from '../../io/csv.ts';
import { recordFields } from './fields.ts';
import { type Kind, kindOf } from './kinds.ts';
import { kindNames } from './names.ts';
import { readPart } from './read.ts';
import { cellOf, type Row } from './record.ts';

/** A column of a file of records. */
interface FileColumn {
  name: string;
  cell: (record: Row, find: FindRecord) => Cell;
}

/**
 * Returns the columns of a file: the fields of the records and, when tables of them can be imported, further columns
 * for fields that the import reads but the records only have as ids.
 */
export function fileColumns(kind: Kind): readonly FileColumn[] {
  const own = Object.keys(recordFields(kind));
  const fields = own.map((name): FileColumn => ({ name, cell: (record) => cellOf(record[name]) }));
  if (!isTableKind(kind.name)) return fields;
  const added = tableColumns(kind.name).filter(({ field }) => !own.includes(field));
  return [
    ...fields,
    ...added.map(
      ({ field, valueOf }): FileColumn => ({
        name: field,
        cell: (record, find) => {
          const value = valueOf(record, find);
          return cellOf(Array.isArray(value) ? value.join(', ') : value);
        },
      }),
    ),
  ];
}

/** Maximum number of ids per request. */
const MAX_IDS = 300;

/** Creates a store of the records that the columns of a file refer to. */
export const createFileReferences = (session: Session) =>
  createReferences(async (to, ids) => {
    const name = kindNames.find((one) => one === to);
    if (!name) throw new Error(`The contract knows no ${to}`);
    const records: Row[] = [];
    for (let from = 0; from < ids.length; from += MAX_IDS) {
      const query = { filter: JSON.stringify({ id: ids.slice(from, from + MAX_IDS) }) };
      records.push(
        ...(await readPart(session, kindOf(name), query, { index: 0, from: 0, size: MAX_IDS })).rows,
      );
    }
    return records;
  });
