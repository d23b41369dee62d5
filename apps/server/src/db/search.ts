/** Text for a LIKE pattern, in which its own signs stand for themselves. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export const beginsWith = (text: string): string => `${literal(text)}%`;
export const contains = (text: string): string => `%${literal(text)}%`;
