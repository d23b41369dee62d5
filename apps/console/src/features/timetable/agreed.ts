import { placing } from '@semestr/core/planned';

/** Where and for whom a lesson was planned when somebody agreed to its clashes; null where nobody has. */
export interface Agreed {
  to: string | null;
  agree: (placing: string | null) => void;
}

/** When, where and for whom a lesson is, as a text: with another one its clashes are others. */
export const placingOf = (lesson: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(placing.map((field) => lesson[field]));
