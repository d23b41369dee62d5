/** A page of an own list, as the query of its call. */
export interface OwnPage {
  pageNumber?: string;
  pageSize?: string;
}

/** Without a page the newest rows come, as many as this; pages have at most so many. */
const NEWEST = 500;
const PAGE = 100;

/** Every row of an own list, also of those that are longer than an answer without a page. */
export async function readOwnList<R>(read: (query: OwnPage) => Promise<R[]>): Promise<R[]> {
  const rows = await read({});
  if (rows.length !== NEWEST) return rows;
  for (let page = NEWEST / PAGE; ; page += 1) {
    const more = await read({ pageNumber: String(page), pageSize: String(PAGE) });
    // Another provider has no pages and answers the whole list again.
    if (more.length > PAGE) return rows;
    rows.push(...more);
    if (more.length < PAGE) return rows;
  }
}
