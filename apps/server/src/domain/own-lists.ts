/** Number of rows returned when no page is requested; older rows are on further pages. */
export const NEWEST = 500;
const PAGE = 25;

/** The range of rows to read. */
export interface Range {
  limit: number;
  offset: number;
}

/** The newest rows of a list without paging. */
export const newest: Range = { limit: NEWEST, offset: 0 };

/** Returns the range for a caller's own list: the requested page, otherwise the newest rows. */
export function rangeOf({
  pageNumber,
  pageSize,
}: {
  pageNumber?: number | undefined;
  pageSize?: number | undefined;
}): Range {
  if (pageNumber === undefined && pageSize === undefined) return newest;
  const limit = pageSize ?? PAGE;
  return { limit, offset: (pageNumber ?? 0) * limit };
}
