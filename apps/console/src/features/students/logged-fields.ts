import type { AnyField } from '../../ui/kind/field.ts';
import { date, optional } from '../../ui/kind/values.tsx';
import { enrolmentsField } from './enrolments-field.tsx';
import kind from './kind.ts';
import { leavingStateField, ordersField } from './orders/orders-field.tsx';

/** Fields of students in the audit log: those of the form, and enrolments and orders, which the form does not have. */
export const loggedFields: ReadonlyMap<string, AnyField> = new Map([
  ...kind.fields,
  ['enrolments', enrolmentsField] as const,
  ['orders', ordersField] as const,
  ['leftAs', leavingStateField] as const,
  ['leftOn', optional(date)] as const,
]);
