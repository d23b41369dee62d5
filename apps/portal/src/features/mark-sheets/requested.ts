import { requested, type RequestedSheet } from '@semestr/api/mark-sheets';
import { type IsoDate, parseDotted } from '@semestr/core/dates';
import { shownMarkSheetState, type ShownMarkSheetState } from '@semestr/core/mark-sheets';
import { askOrNull } from '../../query.ts';
import type { User } from '../../session/session.ts';

/** What students ordered with an educator; null from a provider that does not tell. */
export const requestedOf = (user: User) => askOrNull(requested, {}, user);

/** By which states the list is narrowed, in the order in which a request goes through them. */
export const states = [
  'processing',
  'printed',
  'rejected',
  'cancelled',
] as const satisfies ShownMarkSheetState[];

/** A mark sheet as the educator's list shows it. */
export interface ShownRequest extends RequestedSheet {
  /** Null for a word that is not known: it is shown as it is. */
  state: ShownMarkSheetState | null;
  decidedOn: IsoDate | null;
  expiresOn: IsoDate | null;
}

const dateOf = (text: string | null | undefined): IsoDate | null => (text ? parseDotted(text) : null);

/** The newest first, whatever order a provider has. */
export const shownRequests = (list: readonly RequestedSheet[]): readonly ShownRequest[] =>
  list
    .map((sheet) => ({
      ...sheet,
      state: shownMarkSheetState(sheet),
      decidedOn: dateOf(sheet.decidedDate),
      expiresOn: dateOf(sheet.expireDate),
    }))
    .toSorted((a, b) => b.id - a.id);
