import { addDays, dotted, type IsoDate, parseTypedDate } from '@semestr/core/dates';
import { EXCUSABLE_DAYS, excuseFault } from '@semestr/core/omissions';
import * as z from 'zod/mini';

export interface RequestValues {
  type: string;
  from: string;
  to: string;
  place: string;
}

export const noValues: RequestValues = { type: '', from: '', to: '', place: '' };

const day = z
  .string()
  .check(z.minLength(1, 'required'))
  .check(z.refine((text) => text === '' || parseTypedDate(text) !== null, 'format'));

/**
 * Schema of the form's values with their errors; the period is checked with the rule of core, so that its error appears
 * before submission.
 */
export function requestValues(today: IsoDate) {
  const faultOf = (values: RequestValues) => {
    const [dateFrom, dateTo] = [parseTypedDate(values.from), parseTypedDate(values.to)];
    return dateFrom && dateTo ? excuseFault({ dateFrom, dateTo, today }) : null;
  };
  const wrong = (field: 'dateFrom' | 'dateTo', reason: 'too-small' | 'too-big') =>
    z.refine<RequestValues>(
      (values) => {
        const fault = faultOf(values);
        return fault?.field !== field || fault.reason !== reason;
      },
      { path: [field === 'dateFrom' ? 'from' : 'to'], error: reason },
    );
  return z
    .object({
      type: z.string().check(z.minLength(1, 'required')),
      from: day,
      to: day,
      place: z.string().check(z.maxLength(200)),
    })
    .check(
      wrong('dateFrom', 'too-small'),
      wrong('dateFrom', 'too-big'),
      wrong('dateTo', 'too-small'),
      wrong('dateTo', 'too-big'),
    );
}

/** Returns the first day that can be excused. */
export const firstDay = (today: IsoDate): IsoDate => addDays(today, -EXCUSABLE_DAYS);

/** Returns the form values of a rejected request, to submit it again. */
export const valuesLike = (
  {
    omissionCertificateType,
    placeOfStay,
    from,
    to,
  }: {
    omissionCertificateType: string | null;
    placeOfStay: string;
    from: IsoDate | null;
    to: IsoDate | null;
  },
  types: readonly { id: number; name: string }[],
): RequestValues => ({
  type: String(types.find(({ name }) => name === omissionCertificateType)?.id ?? ''),
  from: from ? dotted(from) : '',
  to: to ? dotted(to) : '',
  place: placeOfStay,
});
