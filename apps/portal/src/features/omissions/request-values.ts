import { addDays, dotted, type IsoDate } from '@semestr/core/dates';
import { excusable } from '@semestr/core/omissions';
import * as z from 'zod/mini';
import { periodValues } from '../../ui/requests/period-values.ts';

export interface RequestValues {
  type: string;
  dateFrom: string;
  dateTo: string;
  place: string;
}

export const noValues: RequestValues = { type: '', dateFrom: '', dateTo: '', place: '' };

/** Schema of the form's values. */
export const requestValues = (today: IsoDate) =>
  periodValues<RequestValues>(excusable, today, {
    type: z.string().check(z.minLength(1, 'required')),
    place: z.string().check(z.maxLength(200)),
  });

/** Returns the first day that can be excused. */
export const firstDay = (today: IsoDate): IsoDate => addDays(today, -excusable.back);

/** Returns the form values of a rejected request, to submit it again. */
export const toValues = (
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
  dateFrom: from ? dotted(from) : '',
  dateTo: to ? dotted(to) : '',
  place: placeOfStay,
});
