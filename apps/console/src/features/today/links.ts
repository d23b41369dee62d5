/** Returns the address of a filtered list. */
export const listAddress = (resource: string, filter: Readonly<Record<string, unknown>>): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
