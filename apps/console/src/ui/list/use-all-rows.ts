import {
  type DataProvider,
  type RaRecord,
  useDataProvider,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { numbered, useNames } from '../record/use-record-name.ts';
import { type Column, textOf } from './columns.ts';

/** Maximum number of rows per response, and of ids per request. */
const MAX_RANGE = 1000;
const MAX_IDS = 300;

async function recordsOf(
  provider: DataProvider,
  resource: string,
  ids: readonly number[],
): Promise<RaRecord[]> {
  const records: RaRecord[] = [];
  for (let from = 0; from < ids.length; from += MAX_IDS)
    records.push(...(await provider.getMany(resource, { ids: ids.slice(from, from + MAX_IDS) })).data);
  return records;
}

/** Loads all rows that match the list's filters, in its order, formatted as text by these columns. */
export function useAllRows<R extends RaRecord>(columns: readonly Column<R>[]): () => Promise<string[][]> {
  const provider = useDataProvider();
  const resource = useResourceContext() ?? '';
  const nameIn = useNames();
  const { filterValues: filter, sort, total = 0 } = useListContext<R>();

  async function rowsOf(): Promise<R[]> {
    const rows: R[] = [];
    for (let page = 1; (page - 1) * MAX_RANGE < total; page += 1) {
      const pagination = { page, perPage: MAX_RANGE };
      rows.push(...(await provider.getList<R>(resource, { filter, sort, pagination })).data);
    }
    return rows;
  }

  /** Loads the names of the records to which these rows refer, by type and id. */
  async function namesOf(rows: readonly R[]): Promise<ReadonlyMap<string, string>> {
    const wanted = new Map<string, Set<number>>();
    for (const { refers } of columns) {
      if (!refers) continue;
      const ids = wanted.get(refers.to) ?? new Set();
      for (const row of rows) for (const id of refers.ids(row)) ids.add(id);
      wanted.set(refers.to, ids);
    }
    const names = new Map<string, string>();
    for (const [to, ids] of wanted)
      for (const record of await recordsOf(provider, to, [...ids]))
        names.set(`${to}/${record.id}`, nameIn(to, record));
    return names;
  }

  return async () => {
    const rows = await rowsOf();
    const names = await namesOf(rows);
    const nameOf = (to: string, id: number): string => names.get(`${to}/${id}`) ?? numbered(id);
    return rows.map((row) => columns.map((column) => textOf(column, row, nameOf)));
  };
}
