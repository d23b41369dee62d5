import type {
  BEYOND_ROLE,
  CONTACTS_FIRST,
  Endpoint,
  FILES_UNCHECKED,
  KEY_REUSED,
  PROOF_FIRST,
  TOKEN_SCOPE,
} from '@semestr/api/endpoint';
import type { FieldReason } from '@semestr/api/faults';
import type { Reason } from '@semestr/api/reasons';

/** A field that is wrong, by its path: `studentOmissionsHoursDtoList.2.hours`. */
export interface FieldFault {
  field: string;
  reason: FieldReason;
}

interface RefusalDetails {
  /** Until when the caller is banned. */
  until?: Date;
  /** In how many seconds the same request may be sent again: it is refused because the server is busy, not for what it asks. */
  retryAfter?: number;
  fields?: readonly FieldFault[];
  /** Which of the reasons of this status it is, where there are several. */
  reason?: Reason;
  /** What the caller needs beside the reason: `{ uses: […] }`. */
  facts?: Readonly<Record<string, unknown>>;
}

/** A call that is answered with a refusal. The body is empty unless it has something to say, as the provider's is. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  /** The fields that are wrong; empty where it is something else. */
  readonly fields: readonly FieldFault[];
  readonly body: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfter: number | null;

  constructor(status: number, details: RefusalDetails = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    const { fields, until, reason, facts, retryAfter } = details;
    this.retryAfter = retryAfter ?? null;
    this.fields = fields ?? [];
    if (fields) this.body = { fields };
    else if (reason) this.body = { reason, ...facts };
    else this.body = until && { banExpiredTime: until.toISOString() };
  }
}

/** A call whose contract declares these refusals. */
export type Refusing<Status extends number> = Endpoint & {
  readonly refusals: { readonly [S in Status]: unknown };
};

/** The reasons that the body of a refusal may name, by what the contract says of its status. */
type NamedIn<Why> = Why extends { readonly named: readonly (infer R)[] } ? R : Extract<Why, 'record-in-use'>;

/** The refusal of a call with one of the statuses that its contract declares, and with a reason that stands there. */
export const refuse = <E extends Endpoint, Status extends keyof E['refusals'] & number>(
  _call: E,
  status: Status,
  details: Pick<RefusalDetails, 'until' | 'retryAfter' | 'facts'> & {
    reason?: NamedIn<E['refusals'][Status]> & Reason;
  } = {},
): Refused => new Refused(status, details);

/** A refusal that any call may meet before its handler runs: the contract states it once for all. */
export const refuseEarly = (
  status: 403 | 409 | 413 | 415 | 422 | 423 | 429 | 503,
  details: {
    reason?:
      | 'second-factor-required'
      | typeof BEYOND_ROLE
      | typeof CONTACTS_FIRST
      | typeof PROOF_FIRST
      | typeof KEY_REUSED
      | typeof FILES_UNCHECKED
      | typeof TOKEN_SCOPE;
  } = {},
): Refused => new Refused(status, details);

/**
 * The refusal of a rule that several calls keep, deep below them: each has to name the reason in its contract. Every
 * answer of a test's server is held against that.
 */
export const conflict = (reason: Reason, facts: RefusalDetails['facts'] = {}): Refused =>
  new Refused(409, { reason, facts });

/** The refusal of a request whose fields are wrong. */
export const invalidFields = (fields: readonly FieldFault[]): Refused => new Refused(400, { fields });

/** The same for one field: a picture that is none, a choice that does not fit. */
export const invalidField = (field: string, reason: FieldReason = 'format'): Refused =>
  invalidFields([{ field, reason }]);
