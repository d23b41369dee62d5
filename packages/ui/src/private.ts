/**
 * Marks what is personal on a page. Whoever looks at a picture of the page that goes with a bug report sees a bar there. What
 * somebody typed into a field is always covered and needs no mark.
 */
export const asPrivate = { 'data-private': '' } as const;

/** Selects what is marked so. */
export const PRIVATE = '[data-private]';
