/** Wraps a page of rows in the envelope that newer clients expect; pages count from 0. */
export function pageOf<T>(rows: readonly T[], { page, size }: { page: number; size: number }) {
  const content = rows.slice(page * size, (page + 1) * size);
  const sort = { sorted: true, empty: false, unsorted: false };
  const totalPages = Math.ceil(rows.length / size);
  return {
    content,
    pageable: { pageNumber: page, pageSize: size, sort, offset: page * size, paged: true, unpaged: false },
    last: page >= totalPages - 1,
    totalElements: rows.length,
    totalPages,
    size,
    number: page,
    sort,
    first: page === 0,
    numberOfElements: content.length,
    empty: content.length === 0,
  };
}

/** Parameters that distinguish newer clients from older ones. */
export interface PageQuery {
  page?: number | undefined;
  size?: number | undefined;
  dateFrom?: string | undefined;
}

export const DEFAULT_PAGE_SIZE = 20;

/** Whether a page is requested: one of the three parameters is sufficient. */
export const isPaged = ({ page, size, dateFrom }: PageQuery): boolean =>
  page !== undefined || size !== undefined || dateFrom !== undefined;

/** Returns the requested page. */
export const pageFor = <T>(rows: readonly T[], { page = 0, size = DEFAULT_PAGE_SIZE }: PageQuery) =>
  pageOf(rows, { page, size });

/** Returns all rows as a plain list, as older clients expect, or one page of them for newer ones that request it. */
export const listOrPage = <T>(rows: T[], query: PageQuery) => (isPaged(query) ? pageFor(rows, query) : rows);
