/** The classes that are wanted, as one attribute: `classNames(styles.card, isNow && styles.now)`. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
