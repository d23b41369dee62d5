/** The address of a list that is narrowed. */
export const listOf = (resource: string, filter: Readonly<Record<string, unknown>>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
