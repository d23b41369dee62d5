import { addDays, daysBetween, inOrder, type IsoDate } from './dates.ts';
import { firstDayFault } from './enrolments.ts';
import { consequences, hasLeft, type LeftState, type StudentState } from './student-states.ts';

/** Orders that change the state of a student (docs/decisions/0096). A transfer to another group is in `enrolments.ts`. */
export const orderKinds = [
  'enrol',
  'leave',
  'return',
  'expel',
  'transfer-out',
  'graduate',
  'reinstate',
] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Fields of an order that determine the state. */
export interface StateOrder {
  kind: OrderKind;
  /** First day on which the order applies. */
  from: IsoDate;
  /** Last day of a leave; null for other orders. */
  until: IsoDate | null;
}

interface OrderRule {
  /** States in which the order can be issued. */
  readonly after: readonly StudentState[];
  readonly state: StudentState;
}

const current = ['studying', 'on-leave'] as const;

/** States in which each order may be issued, and the state that it leads to. */
export const orderRules: Readonly<Record<OrderKind, OrderRule>> = {
  enrol: { after: ['studying'], state: 'studying' },
  leave: { after: ['studying'], state: 'on-leave' },
  return: { after: ['on-leave'], state: 'studying' },
  expel: { after: current, state: 'expelled' },
  'transfer-out': { after: current, state: 'transferred' },
  graduate: { after: current, state: 'graduated' },
  reinstate: { after: ['expelled', 'transferred'], state: 'studying' },
};

/** Orders with which a student leaves the university, by the state that they lead to. */
export const leavingKinds = {
  expelled: 'expel',
  transferred: 'transfer-out',
  graduated: 'graduate',
} as const satisfies Readonly<Record<LeftState, OrderKind>>;

/** Returns the state of students who leave the university by an order of this kind; null for the other kinds. */
export function leftStateOf(kind: OrderKind): LeftState | null {
  const { state } = orderRules[kind];
  return hasLeft(state) ? state : null;
}

/** The state after an order, on a day. A leave ends without a further order. */
const stateAfter = ({ kind, until }: StateOrder, day: IsoDate): StudentState =>
  kind === 'leave' && until !== null && until < day ? 'studying' : orderRules[kind].state;

/**
 * Returns the state of a student on a day. Without orders the student studies. An order that could not follow the state
 * of its day has no effect: a leave granted to a student who has left, for example.
 */
export function stateOn(orders: readonly StateOrder[], day: IsoDate): StudentState {
  let last: StateOrder | null = null;
  for (const order of orders.toSorted((a, b) => inOrder(a.from, b.from))) {
    const before = last === null ? 'studying' : stateAfter(last, order.from);
    if (order.from <= day && orderRules[order.kind].after.includes(before)) last = order;
  }
  return last === null ? 'studying' : stateAfter(last, day);
}

/** Longest leave that can be ordered, in days. Anything longer is a typing error in the year. */
const MAX_LEAVE = 3 * 366;

/** Reason why an order is not possible: its days, or the state and the earlier orders of the student. */
export type OrderFault = 'from-too-big' | 'from-too-small' | 'until' | 'state' | 'earlier';

/**
 * Returns why an order does not fit the earlier ones of a student; null when it does. Only a leave can begin in the
 * future: any other order changes the current group lists (docs/decisions/0081). Each order begins after the previous
 * one, so an order is corrected by undoing it.
 * @param orders the orders of the student
 * @param leaves the leaves granted to the student's requests, as orders
 */
export function orderFault(
  order: StateOrder,
  { orders, leaves, today }: { orders: readonly StateOrder[]; leaves: readonly StateOrder[]; today: IsoDate },
): OrderFault | null {
  const { kind, from, until } = order;
  const fault = firstDayFault(from, kind === 'leave' ? addDays(today, 366) : today);
  if (fault) return fault === 'too-big' ? 'from-too-big' : 'from-too-small';
  if ((kind === 'leave') !== (until !== null)) return 'until';
  if (until !== null && (until < from || daysBetween(from, until) > MAX_LEAVE)) return 'until';
  if (orders.some((one) => one.from >= from)) return 'earlier';
  if (kind === 'enrol' && orders.length > 0) return 'state';
  return orderRules[kind].after.includes(stateOn([...orders, ...leaves], from)) ? null : 'state';
}

/** Returns the orders that may follow a state, in the order of a menu. */
export const ordersAfter = (state: StudentState): OrderKind[] =>
  orderKinds.filter((kind) => orderRules[kind].after.includes(state));

/** Returns the first day on which the account of a student who left is closed; null when it stays open. */
export function accountClosesOn(state: StudentState, leftOn: IsoDate | null): IsoDate | null {
  const { accountDays } = consequences[state];
  return accountDays === null || leftOn === null ? null : addDays(leftOn, accountDays);
}

/** Whether the account of a student is closed on a day, because of the state. */
export function isAccountClosed(
  { leftAs, leftOn }: { leftAs: LeftState | null; leftOn: IsoDate | null },
  today: IsoDate,
): boolean {
  const day = leftAs === null ? null : accountClosesOn(leftAs, leftOn);
  return day !== null && today >= day;
}
