/** Somebody whom a name may mean. */
export interface Named {
  id: number;
  fio: string;
}

/** A name however it is written: in small letters, with single spaces, without ё. */
const plain = (name: string): string =>
  name.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

/**
 * The students who may be meant: by the card, by the name, or by the first words of it.
 * @param cards the ids of students by the numbers of their cards, in small letters
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
