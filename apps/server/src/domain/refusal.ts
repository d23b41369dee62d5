import type { Endpoint } from '@semestr/api/endpoint';
import type { FieldReason } from '@semestr/api/faults';
import type { Reason } from '@semestr/api/reasons';
import { plainReasonOf } from '@semestr/api/refusals';

/** An invalid field, by its path: `studentOmissionsHoursDtoList.2.hours`. */
export interface FieldFault {
  field: string;
  reason: FieldReason;
}

export interface RefusalDetails {
  /** Until when the caller is blocked. */
  until?: Date;
  /** Seconds after which to retry the same request. */
  retryAfter?: number;
  /** Data in addition to the reason: `{ uses: […] }`. */
  facts?: Readonly<Record<string, unknown>>;
}

/** Thrown to reject a call. Its status follows from the reason, by the contract of the call (`statusOf`). */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: Reason;
  readonly details: RefusalDetails;
  /** The invalid fields; empty for other refusals. */
  readonly fields: readonly FieldFault[];
  /** The status, where the call declares the reason for several; null otherwise. */
  readonly status: number | null;

  constructor(
    reason: Reason,
    {
      fields = [],
      status = null,
      ...details
    }: RefusalDetails & { fields?: readonly FieldFault[]; status?: number | null } = {},
  ) {
    super(`Refused: ${reason}`);
    this.reason = reason;
    this.details = details;
    this.fields = fields;
    this.status = status;
  }
}

/** Creates a refusal with a reason that the contract of the current call declares. */
export const refusal = (reason: Reason, details: RefusalDetails = {}): Refusal =>
  new Refusal(reason, details);

/** A call whose contract declares these statuses. */
export type RefusingCall<Status extends number> = Endpoint & {
  readonly refusals: { readonly [S in Status]: unknown };
};

/** Creates the refusal of a call by a rule of several calls, each of which declares its own reason for the status. */
export function refusalOf(
  call: Endpoint,
  status: keyof Endpoint['refusals'],
  details: RefusalDetails = {},
): Refusal {
  const reason = plainReasonOf(call, status);
  if (reason === undefined) throw new Error(`${call.path} does not declare ${status}`);
  return new Refusal(reason, { ...details, status });
}

/** Creates the refusal of a request with invalid fields. */
export const invalidFields = (fields: readonly FieldFault[]): Refusal => new Refusal('bad-input', { fields });

/** The same for one field: a file that is not a picture, an option that does not apply. */
export const invalidField = (field: string, reason: FieldReason = 'format'): Refusal =>
  invalidFields([{ field, reason }]);

/** Thrown when the server cannot process a call now: too many are waiting, or the disk is full. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  constructor() {
    super('The server cannot process the call now');
  }
}
