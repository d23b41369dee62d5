// The characters at the end are the same keys with Shift, so that a name may begin with Ж, Э, Ю and similar letters.
const latin = `qwertyuiop[]asdfghjkl;'zxcvbnm,.\`{}:"<>~`;
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё';

const toRussian = new Map(Array.from(latin, (key, index) => [key, cyrillic[index] ?? key] as const));

/** Converts Russian typed on the Latin layout: "ghbdtn" becomes "привет" (specification, section 5). */
export const russianLayout = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => toRussian.get(letter) ?? letter).join('');

const toLatin = new Map(
  Array.from(cyrillic, (letter, index) => [letter, latin[index] ?? letter] as const).toReversed(),
);

/** Converts Latin typed on the Russian layout: "Ыруысргл" becomes "shevchuk". */
export const latinLayout = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => toLatin.get(letter) ?? letter).join('');

/** Returns the spellings of a search text in lower case: as typed, and converted to the Russian layout. */
export const spellingsOf = (text: string): string[] => [
  ...new Set([text.trim().toLowerCase(), russianLayout(text.trim())]),
];
