/** Label of a record whose name is not loaded, or that no longer exists. */
export const numbered = (id: number): string => `№\u00a0${id}`;
