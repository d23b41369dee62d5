/** A student that a name may refer to. */
export interface Named {
  id: number;
  fio: string;
}

/** Normalises a name: lower case, single spaces, without ё. */
const plain = (name: string): string =>
  name.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

/**
 * Finds the students that an entry may refer to: by card number, by name, or by its first words.
 * @param cards student ids by student card number, in lower case
 */
export function meant<S extends Named>(
  students: readonly S[],
  cards: ReadonlyMap<string, number>,
  typed: string,
): S[] {
  const card = cards.get(typed.trim().toLowerCase());
  const name = plain(typed);
  const exact = students.filter(({ id, fio }) => id === card || plain(fio) === name);
  if (exact.length > 0 || name === '') return exact;
  return students.filter(({ fio }) => plain(fio).startsWith(`${name} `));
}
