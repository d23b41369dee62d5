/** Compares the words of a table, ignoring differences in spelling. */

/** "Дата рождения, ДД.ММ.ГГГГ" → "дата рождения дд мм гггг". */
export const wordKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Names of a student or an employee as a table may contain them; `middleName` is null when there is none. */
interface Names {
  lastName: string;
  firstName: string;
  middleName: string | null;
}

const initial = (name: string): string => name.slice(0, 1);

/**
 * Returns every spelling of a name that a table may contain: "иванов иван иванович", "иванов и и", "иванов иван",
 * "иванов и".
 */
export function personKeys({ lastName, firstName, middleName }: Names): ReadonlySet<string> {
  const last = wordKey(lastName);
  const first = wordKey(firstName);
  const middle = wordKey(middleName ?? '');
  return new Set(
    [
      [last, first, middle],
      [last, initial(first), initial(middle)],
      [last, first],
      [last, initial(first)],
    ].map((parts) => parts.filter(Boolean).join(' ')),
  );
}
