import { createReferences } from '@semestr/core/table-exports/references';
import type { DataProvider, RaRecord } from 'react-admin';
import type { FileRow } from '../export/table-file.ts';
import type { RecordColumn } from './file-columns.ts';

/** Maximum number of rows per response, and of ids per request. */
const MAX_RANGE = 1000;
const MAX_IDS = 300;

/** Filter and sort order of the records to load. */
export interface ListOfRecords {
  resource: string;
  filter: unknown;
  sort: { field: string; order: 'ASC' | 'DESC' };
}

/** A part of the exported rows, with the number of rows so far and the total. */
interface RowsPart {
  rows: readonly FileRow[];
  done: number;
  total: number;
}

/** Loads the rows of a list, page by page, with the records that they refer to. Throws when a request fails. */
export async function* exportRows<R extends RaRecord>(
  provider: DataProvider,
  { resource, ...list }: ListOfRecords,
  columns: readonly RecordColumn<R>[],
  signal: AbortSignal,
): AsyncGenerator<RowsPart, void> {
  const references = createReferences(async (to, ids) => {
    const records: RaRecord<number>[] = [];
    for (let from = 0; from < ids.length; from += MAX_IDS) {
      const some = ids.slice(from, from + MAX_IDS);
      records.push(...(await provider.getMany<RaRecord<number>>(to, { ids: some, signal })).data);
    }
    return records;
  });
  let done = 0;
  let total = 0;
  let page = 1;
  do {
    const pagination = { page, perPage: MAX_RANGE };
    const found = await provider.getList<R>(resource, { ...list, pagination, signal });
    const rowsWith = (find: typeof references.find): FileRow[] =>
      found.data.map((record) => columns.map(({ cell }) => cell(record, find)));
    await references.loadFor(rowsWith);
    signal.throwIfAborted();
    done += found.data.length;
    total = found.data.length < MAX_RANGE ? done : (found.total ?? 0);
    page += 1;
    yield { rows: rowsWith(references.find), done, total };
  } while (done < total);
}
