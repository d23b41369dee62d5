/** How words of a table are compared: as people write them, not letter by letter. */

/** "Дата рождения, ДД.ММ.ГГГГ" → "дата рождения дд мм гггг". */
export const wordKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Someone's names as a table may have them; `middleName` null where there is none. */
interface Names {
  lastName: string;
  firstName: string;
  middleName: string | null;
}

const initial = (name: string): string => name.slice(0, 1);

/** Everything that a table may write for one person: "иванов иван иванович", "иванов и и", "иванов иван", "иванов и". */
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
