/** A page of the user's own list, as the query of its call. */
export interface OwnPage {
  pageNumber?: string;
  pageSize?: string;
}

/** Without a page the server returns this many of the newest rows; and the maximum size of a page. */
const NEWEST = 500;
const PAGE = 100;

/** Loads every row of the user's own list, including rows beyond the limit of a response without a page. */
export async function readOwnList<R>(read: (query: OwnPage) => Promise<R[]>): Promise<R[]> {
  const rows = await read({});
  if (rows.length !== NEWEST) return rows;
  for (let page = NEWEST / PAGE; ; page += 1) {
    const more = await read({ pageNumber: String(page), pageSize: String(PAGE) });
    // Another provider has no pages and returns the whole list again.
    if (more.length > PAGE) return rows;
    rows.push(...more);
    if (more.length < PAGE) return rows;
  }
}
