import { placing } from '@semestr/core/planned';

/** Placing of the lesson whose clashes the user accepted; null when none was accepted. */
export interface AcceptedPlacing {
  to: string | null;
  agree: (placing: string | null) => void;
}

/** Serialises everything that determines the clashes of a lesson: its time, rooms and participants. */
export const placingOf = (lesson: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(placing.map((field) => lesson[field]));
