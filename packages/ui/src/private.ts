/**
 * Marks personal data on a page. Screenshots in bug reports show a bar instead. Typed values are always covered and
 * need no marker.
 */
export const asPrivate = { 'data-private': '' } as const;

/** Selector of the marked elements. */
export const PRIVATE = '[data-private]';
