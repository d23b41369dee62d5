/** Label of a record whose name is not loaded, or that no longer exists. */
export const numberLabel = (id: number): string => `№\u00a0${id}`;
