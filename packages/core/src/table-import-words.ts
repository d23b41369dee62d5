/** Compares the words of a table, ignoring differences in spelling. */

/** "Дата рождения, ДД.ММ.ГГГГ" → "дата рождения дд мм гггг". */
export const wordKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
