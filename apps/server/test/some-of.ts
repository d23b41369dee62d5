/** A list for `it.each`, which over an empty one would test nothing and say nothing. Throws when it is empty. */
export function someOf<T>(list: readonly T[]): readonly T[] {
  if (list.length === 0) throw new Error('There is nothing to test in an empty list');
  return list;
}
