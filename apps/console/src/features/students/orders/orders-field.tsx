import { dotted, type IsoDate } from '@semestr/core/dates';
import { orderName, stateName } from '@semestr/core/student-order-words';
import type { OrderKind } from '@semestr/core/student-orders';
import type { LeftState } from '@semestr/core/student-states';
import { optional } from '../../../ui/kind/values.tsx';
import type { Field } from '../../../ui/kind/field.ts';

type Orders = readonly { kind: OrderKind; number: string | null; from: IsoDate }[];

/** Orders that concern a student, as stored in the audit log before and after an order. */
export const ordersField: Field<Orders> = {
  text: (value, _source, { language }) =>
    value
      .map(({ kind, number, from }) =>
        [orderName(kind, language), number === null ? '' : `№\u00a0${number}`, `(${dotted(from)})`]
          .filter(Boolean)
          .join(' '),
      )
      .join(', '),
};

/** The state in which a student left the university. */
export const leavingStateField: Field<LeftState | null | undefined> = optional({
  text: (value: LeftState, _source, { language }) => stateName(value, language),
});
