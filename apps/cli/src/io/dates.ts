import { parseDotted } from '@semestr/core/dates';

/** A date of the API (`24.11.2026`) as an ISO date, so that it sorts and every reader knows the order of its parts. */
export const isoOf = (dotted: string | null | undefined): string | null =>
  dotted ? (parseDotted(dotted) ?? dotted) : null;
