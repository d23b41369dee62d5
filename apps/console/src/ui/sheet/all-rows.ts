import type { DataProvider, RaRecord } from 'react-admin';

/** Maximum number of rows that the server returns per page. */
const MAX_RANGE = 1000;

/** Loads all records that match the filter, page by page. */
export async function allRows<R extends RaRecord>(
  provider: DataProvider,
  resource: string,
  filter: object,
  field = 'id',
): Promise<R[]> {
  const rows: R[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList<R>(resource, {
      filter,
      sort: { field, order: 'ASC' },
      pagination: { page, perPage: MAX_RANGE },
    });
    rows.push(...data);
    if (rows.length >= total || data.length === 0) return rows;
  }
}
