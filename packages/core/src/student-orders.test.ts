import { describe, expect, it } from 'vitest';
import type { IsoDate } from './dates.ts';
import {
  accountClosesOn,
  isAccountClosed,
  leavingKinds,
  leftStateOf,
  type OrderKind,
  orderFault,
  orderKinds,
  ordersAfter,
  type StateOrder,
  stateOn,
} from './student-orders.ts';
import { parseOrderKind, orderName } from './student-order-words.ts';
import { consequences, leftStates } from './student-states.ts';

const TODAY = '2026-11-30';

const order = (kind: OrderKind, from: IsoDate, until: IsoDate | null = null): StateOrder => ({
  kind,
  from,
  until,
});

const leave = order('leave', '2026-02-01', '2026-08-31');

describe('student orders: the state on a day', () => {
  it('student orders: a student without orders is studying', () => {
    expect(stateOn([], TODAY)).toBe('studying');
  });

  it.each<[string, StateOrder[], IsoDate, string]>([
    ['the day before a leave', [leave], '2026-01-31', 'studying'],
    ['the first day of a leave', [leave], '2026-02-01', 'on-leave'],
    ['the last day of a leave', [leave], '2026-08-31', 'on-leave'],
    ['the day after a leave', [leave], '2026-09-01', 'studying'],
    ['an early return', [leave, order('return', '2026-05-04')], '2026-05-04', 'studying'],
    ['the day before an expulsion', [order('expel', '2026-10-05')], '2026-10-04', 'studying'],
    ['an expulsion', [order('expel', '2026-10-05')], '2026-10-05', 'expelled'],
    ['an expulsion during a leave', [leave, order('expel', '2026-05-04')], '2026-09-01', 'expelled'],
    ['a transfer to another university', [order('transfer-out', '2026-10-05')], TODAY, 'transferred'],
    ['the graduation', [order('graduate', '2026-06-30')], TODAY, 'graduated'],
    [
      'a reinstatement',
      [order('expel', '2026-10-05'), order('reinstate', '2026-11-02')],
      '2026-11-02',
      'studying',
    ],
  ])('student orders: %s', (_, orders, day, state) => {
    expect(stateOn(orders, day)).toBe(state);
    expect(stateOn(orders.toReversed(), day)).toBe(state);
  });

  it('student orders: a leave granted to a student who has left has no effect', () => {
    expect(stateOn([order('expel', '2026-01-12'), leave], '2026-03-02')).toBe('expelled');
  });
});

describe('student orders: sequence of orders', () => {
  const faultOf = (one: StateOrder, orders: StateOrder[] = [], leaves: StateOrder[] = []) =>
    orderFault(one, { orders, leaves, today: TODAY });

  it('student orders: an order must be possible in the state of its day', () => {
    expect(faultOf(order('expel', TODAY))).toBeNull();
    expect(faultOf(order('return', '2026-05-04'), [leave])).toBeNull();
    expect(faultOf(order('return', TODAY), [leave])).toBe('state');
    expect(faultOf(order('reinstate', TODAY))).toBe('state');
    expect(faultOf(order('expel', TODAY), [order('graduate', '2026-06-30')])).toBe('state');
    expect(faultOf(order('reinstate', TODAY), [order('graduate', '2026-06-30')])).toBe('state');
    expect(faultOf(order('enrol', TODAY), [leave])).toBe('state');
  });

  it('student orders: an early return also ends a leave that was requested', () => {
    expect(faultOf(order('return', '2026-05-04'), [], [leave])).toBeNull();
  });

  it('student orders: an order begins after the previous one', () => {
    expect(faultOf(order('expel', '2026-01-12'), [leave])).toBe('earlier');
    expect(faultOf(order('expel', '2026-02-01'), [leave])).toBe('earlier');
  });

  it('student orders: only a leave may begin in the future', () => {
    expect(faultOf(order('expel', '2026-12-01'))).toBe('from-too-big');
    expect(faultOf(order('expel', '1926-12-01'))).toBe('from-too-small');
    expect(faultOf(order('leave', '2027-02-01', '2027-08-31'))).toBeNull();
    expect(faultOf(order('leave', '2028-02-01', '2028-08-31'))).toBe('from-too-big');
  });

  it('student orders: a leave has a last day, and no other order does', () => {
    expect(faultOf(order('leave', TODAY))).toBe('until');
    expect(faultOf(order('leave', TODAY, '2026-11-29'))).toBe('until');
    expect(faultOf(order('leave', TODAY, '2036-11-29'))).toBe('until');
    expect(faultOf(order('expel', TODAY, '2027-01-01'))).toBe('until');
  });

  it('student orders: a menu lists the orders that may follow', () => {
    expect(ordersAfter('studying')).toEqual(['enrol', 'leave', 'expel', 'transfer-out', 'graduate']);
    expect(ordersAfter('on-leave')).toEqual(['return', 'expel', 'transfer-out', 'graduate']);
    expect(ordersAfter('expelled')).toEqual(['reinstate']);
    expect(ordersAfter('graduated')).toEqual([]);
  });

  it('student orders: each state of former students has its order', () => {
    for (const state of leftStates) expect(leftStateOf(leavingKinds[state])).toBe(state);
    expect(orderKinds.filter((kind) => leftStateOf(kind) === null)).toEqual([
      'enrol',
      'leave',
      'return',
      'reinstate',
    ]);
  });
});

describe('student orders: consequences of a state', () => {
  it('student orders: the account closes some days after the student has left', () => {
    expect(accountClosesOn('expelled', '2026-11-01')).toBe('2026-12-01');
    expect(accountClosesOn('on-leave', null)).toBeNull();
    const left = { leftAs: 'expelled', leftOn: '2026-11-01' } as const;
    expect(isAccountClosed(left, '2026-11-30')).toBe(false);
    expect(isAccountClosed(left, '2026-12-01')).toBe(true);
    expect(isAccountClosed({ leftAs: null, leftOn: null }, '2026-12-01')).toBe(false);
  });

  it.each(['expelled', 'transferred', 'graduated'] as const)(
    'student orders: a student who is %s is not rated, invited or notified',
    (state) => {
      expect(consequences[state]).toMatchObject({
        isInGroup: false,
        isNotStudying: true,
        isRated: false,
        receivesNews: false,
        isInvited: false,
        mayBorrow: false,
      });
    },
  );
});

describe('student orders: names of orders', () => {
  it('student orders: parses the name of an order, its code or another form of the word', () => {
    for (const kind of orderKinds)
      for (const text of [kind, orderName(kind, 'ru'), orderName(kind, 'en')])
        expect(parseOrderKind(text)).toBe(kind);
    expect(parseOrderKind('отчислить')).toBe('expel');
    expect(parseOrderKind('Восстановлен')).toBe('reinstate');
    expect(parseOrderKind('перевод')).toBeNull();
    expect(parseOrderKind('')).toBeNull();
  });
});
