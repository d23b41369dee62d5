// The marks at the end are the same keys with Shift, so that a name may begin with Ж, Э, Ю and the like.
const latin = `qwertyuiop[]asdfghjkl;'zxcvbnm,.\`{}:"<>~`;
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюёхъжэбюё';

const toRussian = new Map(Array.from(latin, (key, index) => [key, cyrillic[index] ?? key] as const));

/** What was meant when Russian was typed on the Latin layout: "ghbdtn" is "привет" (specification, section 5). */
export const russianLayout = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => toRussian.get(letter) ?? letter).join('');

/** What a search may mean, in small letters: as it was typed, and as it would be on the Russian layout. */
export const spellingsOf = (text: string): string[] => [
  ...new Set([text.trim().toLowerCase(), russianLayout(text.trim())]),
];
