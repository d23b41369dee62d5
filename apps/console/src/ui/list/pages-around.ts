/** Returns the page numbers to offer: first, last and those around the current one; a text marks each gap. */
export function pagesAround(page: number, count: number): (number | 'before' | 'after')[] {
  const near = [page - 1, page, page + 1].filter((one) => one > 1 && one < count);
  const [from = 2, to = count - 1] = [near[0], near.at(-1)];
  return [
    1,
    ...(from > 2 ? (['before'] as const) : []),
    ...near,
    ...(to < count - 1 ? (['after'] as const) : []),
    ...(count > 1 ? [count] : []),
  ];
}
