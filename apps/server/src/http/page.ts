/** A page of rows in the envelope that newer clients expect; pages count from 0. */
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

/** What tells newer clients from older ones. */
export interface PageQuery {
  page?: number | undefined;
  size?: number | undefined;
  dateFrom?: string | undefined;
}

export const DEFAULT_PAGE_SIZE = 20;

/** Whether a page is asked for: one of the three parameters is enough. */
export const isPaged = ({ page, size, dateFrom }: PageQuery): boolean =>
  page !== undefined || size !== undefined || dateFrom !== undefined;

/** The page that is asked for. */
export const pageFor = <T>(rows: readonly T[], { page = 0, size = DEFAULT_PAGE_SIZE }: PageQuery) =>
  pageOf(rows, { page, size });

/** All rows as a plain list, as older clients expect it, or one page of them for newer ones that ask for it. */
export const listOrPage = <T>(rows: T[], query: PageQuery) => (isPaged(query) ? pageFor(rows, query) : rows);
