import { requestCalls } from '@semestr/api/request-calls';
import type { Reply } from '@semestr/api/endpoint';
import { type IsoDate, readMoment } from '@semestr/core/dates';
import { type FormKind, isFormKind, kindOfRecords, type RequestState } from '@semestr/core/requests/kinds';
import { CANCELLED_BY_STUDENT } from '@semestr/core/requests/lifecycle';
import { queryOrNull } from '../../client/query.ts';
import type { User } from '../../session/session.ts';

/** The calls of a request type with the common form. */
export const callsOf = (kind: FormKind) => requestCalls(kind);

type Own = Reply<ReturnType<typeof callsOf>['create']>;

/** Null for users who are not students. */
export const requestsOf = (kind: FormKind, user: User) => queryOrNull(callsOf(kind).list, {}, user);

/** Returns the request type of a section of the study page; null for other sections. */
export function formKindOf(part: string | undefined): FormKind | null {
  const kind = kindOfRecords(part ?? '');
  return kind !== null && isFormKind(kind) ? kind : null;
}

/** A request as listed. */
export interface RequestView extends Omit<Own, 'state'> {
  kind: FormKind;
  state: RequestState<FormKind> | 'cancelled';
  /** The state as received. */
  status: string;
  createdOn: IsoDate | null;
  decidedOn: IsoDate | null;
}

export const toRequestView = (kind: FormKind, request: Own): RequestView => ({
  ...request,
  kind,
  state: request.rejectionReason === CANCELLED_BY_STUDENT ? 'cancelled' : request.state,
  status: request.state,
  createdOn: readMoment(request.createdAt),
  decidedOn: request.decidedAt === null ? null : readMoment(request.decidedAt),
});
