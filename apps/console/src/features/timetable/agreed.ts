import { placing } from '@semestr/core/planned';

/** Placing of a lesson for which the user accepted its clashes; null when they are not accepted. */
export interface Agreed {
  to: string | null;
  agree: (placing: string | null) => void;
}

/** Serialises the time, rooms and participants of a lesson: a different value may have different clashes. */
export const placingOf = (lesson: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(placing.map((field) => lesson[field]));
