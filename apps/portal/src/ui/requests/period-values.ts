import { type IsoDate, parseTypedDate } from '@semestr/core/dates';
import { type PeriodFault, periodFault, type PeriodRule } from '@semestr/core/requests/form';
import * as z from 'zod/mini';

const day = z
  .string()
  .check(z.minLength(1, 'required'))
  .check(z.refine((text) => text === '' || parseTypedDate(text) !== null, 'format'));

/** Typed days of a period. */
export interface TypedPeriod {
  dateFrom: string;
  dateTo: string;
}

const faults = ['too-small', 'too-big'] as const satisfies readonly PeriodFault['reason'][];

/**
 * Schema of the form's values with their errors. Validates the period with the rule of core, so that its error appears
 * before submission.
 * @param fields the other fields of the form
 */
export function periodValues<V extends TypedPeriod>(
  rule: PeriodRule,
  today: IsoDate,
  fields: { readonly [F in Exclude<keyof V, keyof TypedPeriod>]: z.core.$ZodType<V[F], V[F]> },
): z.ZodMiniType<V, V> {
  const faultOf = (values: TypedPeriod) => {
    const [dateFrom, dateTo] = [parseTypedDate(values.dateFrom), parseTypedDate(values.dateTo)];
    return dateFrom && dateTo ? periodFault(rule, { dateFrom, dateTo, today }) : null;
  };
  const checks = (['dateFrom', 'dateTo'] as const).flatMap((field) =>
    faults.map((reason) =>
      z.refine<TypedPeriod>(
        (values) => {
          const fault = faultOf(values);
          return fault?.field !== field || fault.reason !== reason;
        },
        { path: [field], error: reason },
      ),
    ),
  );
  const schema = z.object({ ...fields, dateFrom: day, dateTo: day });
  // The keys of `fields` are those of V.
  return schema.check(...(checks as never[])) as z.ZodMiniType as z.ZodMiniType<V, V>;
}
