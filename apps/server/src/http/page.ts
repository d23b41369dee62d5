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
