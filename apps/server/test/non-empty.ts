/**
 * Returns a list for `it.each`, which tests nothing without an error when the list is empty. Throws when it is empty.
 */
export function nonEmpty<T>(list: readonly T[]): readonly T[] {
  if (list.length === 0) throw new Error('There is nothing to test in an empty list');
  return list;
}
