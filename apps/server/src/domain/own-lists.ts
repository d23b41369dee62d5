/** As many rows of an own list are answered where no page is asked for; older ones are on further pages. */
export const NEWEST = 500;
const PAGE = 25;

/** Which rows of a list are read. */
export interface Range {
  limit: number;
  offset: number;
}

/** The newest of a list that nobody asks to have in pages. */
export const newest: Range = { limit: NEWEST, offset: 0 };

/** What a caller of an own list reads: the page that is asked for, else the newest. */
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
