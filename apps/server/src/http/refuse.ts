import type { FieldFault } from '@semestr/api/client';
import type { Endpoint } from '@semestr/api/endpoint';

/** A call that is answered with a refusal. The body is empty unless it has something to say, as the provider's is. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly body: { banExpiredTime?: string; fields?: readonly FieldFault[] } | undefined;

  constructor(status: number, details: { until?: Date; fields?: readonly FieldFault[] } = {}) {
    super(`Refused with ${status}`);
    this.status = status;
    this.body = details.fields
      ? { fields: details.fields }
      : details.until && { banExpiredTime: details.until.toISOString() };
  }
}

/** The refusal of a call with one of the statuses that its contract declares. */
export const refuse = <E extends Endpoint>(
  _call: E,
  status: keyof E['refusals'] & number,
  details: { until?: Date } = {},
): Refused => new Refused(status, details);

/** The refusal of what a caller sent though it has the right shape: a picture that is none, a choice that does not fit. */
export const wrongInput = (field: string): Refused =>
  new Refused(400, { fields: [{ field, reason: 'format' }] });
