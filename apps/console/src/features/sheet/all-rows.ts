import type { DataProvider, RaRecord } from 'react-admin';

/** The most rows that the server gives at once. */
const MAX_RANGE = 1000;

/** Every record that matches, by one of its fields. */
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
