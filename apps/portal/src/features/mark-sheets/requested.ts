import { requested, type RequestedSheet } from '@semestr/api/mark-sheets';
import { type IsoDate, parseDotted } from '@semestr/core/dates';
import { toMarkSheetStateView, type MarkSheetStateView } from '@semestr/core/mark-sheets';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** Mark sheets that students ordered from an educator; null when the provider does not support the call. */
export const requestedOf = (user: User) => queryOrNull(requested, {}, user);

/** States that the list can be filtered by, in the order of the lifecycle. */
export const states = [
  'processing',
  'printed',
  'rejected',
  'cancelled',
] as const satisfies MarkSheetStateView[];

/** A mark sheet as listed for the educator. */
export interface RequestView extends RequestedSheet {
  /** Null for an unknown status, which is shown as received. */
  state: MarkSheetStateView | null;
  decidedOn: IsoDate | null;
  expiresOn: IsoDate | null;
}

const dateOf = (text: string | null | undefined): IsoDate | null => (text ? parseDotted(text) : null);

/** Sorts mark sheets newest first; providers use different orders. */
export const toRequestViews = (list: readonly RequestedSheet[]): readonly RequestView[] =>
  list
    .map((sheet) => ({
      ...sheet,
      state: toMarkSheetStateView(sheet),
      decidedOn: dateOf(sheet.decidedDate),
      expiresOn: dateOf(sheet.expireDate),
    }))
    .toSorted((a, b) => b.id - a.id);
