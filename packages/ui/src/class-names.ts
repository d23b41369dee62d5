/** Joins class names, skipping falsy ones: `classNames(styles.card, isNow && styles.now)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
