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

/** An invalid field, by its path: `studentOmissionsHoursDtoList.2.hours`. */
export interface FieldFault {
  field: string;
  reason: FieldReason;
}

interface RefusalDetails {
  /** Until when the caller is blocked. */
  until?: Date;
  /**
   * Seconds after which to retry the same request: it is rejected because the server is busy, not because of its
   * content.
   */
  retryAfter?: number;
  fields?: readonly FieldFault[];
  /** The reason of the refusal, for a status with several. */
  reason?: Reason;
  /** Data in addition to the reason: `{ uses: […] }`. */
  facts?: Readonly<Record<string, unknown>>;
}

/** Thrown to reject a call. The body is empty unless there are details, like the provider's. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  /** The invalid fields; empty for other refusals. */
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

/** The reasons allowed in the body of a refusal, by the contract's declaration for its status. */
type NamedIn<Why> = Why extends { readonly named: readonly (infer R)[] } ? R : Extract<Why, 'record-in-use'>;

/** Creates a refusal of a call with a status and a reason declared in its contract. */
export const refuse = <E extends Endpoint, Status extends keyof E['refusals'] & number>(
  _call: E,
  status: Status,
  details: Pick<RefusalDetails, 'until' | 'retryAfter' | 'facts'> & {
    reason?: NamedIn<E['refusals'][Status]> & Reason;
  } = {},
): Refused => new Refused(status, details);

/** Creates a refusal that any call may return before its handler runs: the contract declares it once for all. */
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
 * Creates a refusal by a rule shared by several calls, deep below them: each must declare the reason in its contract.
 * Every response of a test's server is checked against that.
 */
export const conflict = (reason: Reason, facts: RefusalDetails['facts'] = {}): Refused =>
  new Refused(409, { reason, facts });

/** Creates the refusal of a request with invalid fields. */
export const invalidFields = (fields: readonly FieldFault[]): Refused => new Refused(400, { fields });

/** The same for one field: a file that is not a picture, an option that does not apply. */
export const invalidField = (field: string, reason: FieldReason = 'format'): Refused =>
  invalidFields([{ field, reason }]);
