import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccessFacts,
  type AccessHelp,
  deliveryStatusOf,
  blockReasons,
  findSignInBlocker,
  type BlockReason,
  isLost,
  lostSince,
  type OpenWay,
  openWaysIn,
} from './access.ts';

const UNTIL = new Date('2026-11-27T10:41:00Z');
const open = { recovery: null, signIn: null, secondFactor: null };

/** An account without any blocker. */
const unblocked: AccessFacts = {
  hasAccount: true,
  block: null,
  hasLeft: false,
  isElsewhere: false,
  hasPassword: true,
  bannedUntil: open,
  lost: { email: false, sms: false },
  gateways: { email: true, sms: true },
  isMailable: true,
};

const noAccount: Partial<AccessFacts> = {
  hasAccount: false,
  hasPassword: false,
  lost: { email: null, sms: null },
};

describe('sign-in blockers', () => {
  it.each<[string, Partial<AccessFacts>, BlockReason, Date | null, AccessHelp | null, OpenWay[]]>([
    ['there is no account', noAccount, 'no-account', null, 'make-account', []],
    ['the student has left', { hasLeft: true, block: 'for-good' }, 'left', null, null, []],
    ['an administrator blocked the account', { block: 'for-good' }, 'blocked', null, 'unblock', []],
    [
      'blocked until a new password',
      { block: 'restorable' },
      'blocked-restorable',
      null,
      'send-link',
      ['email', 'sms'],
    ],
    [
      'blocked until a new password, and e-mail does not arrive',
      { block: 'restorable', isMailable: false, lost: { email: true, sms: false } },
      'blocked-restorable',
      null,
      'hand-link',
      ['sms'],
    ],
    ['signs in at another site', { isElsewhere: true }, 'elsewhere', null, null, []],
    ['no password yet', { hasPassword: false }, 'no-password', null, 'send-link', ['email', 'sms']],
    [
      'no password and no e-mail',
      { hasPassword: false, isMailable: false },
      'no-password',
      null,
      'hand-link',
      ['email', 'sms'],
    ],
    [
      'attempts for codes used up',
      { bannedUntil: { ...open, recovery: UNTIL } },
      'recovery-shut',
      UNTIL,
      'unban',
      ['password'],
    ],
    [
      'attempts for codes used up, text messages lost, e-mail fine',
      { bannedUntil: { ...open, recovery: UNTIL }, lost: { email: false, sms: true } },
      'recovery-shut',
      UNTIL,
      'send-link',
      ['password'],
    ],
    [
      'attempts for codes used up, and no message arrives',
      { bannedUntil: { ...open, recovery: UNTIL }, lost: { email: null, sms: true }, isMailable: false },
      'recovery-shut',
      UNTIL,
      'hand-link',
      ['password'],
    ],
    [
      'wrong codes of the app',
      { bannedUntil: { ...open, secondFactor: UNTIL } },
      'second-factor-shut',
      UNTIL,
      'unban',
      ['email', 'sms'],
    ],
    [
      'wrong passwords',
      { bannedUntil: { ...open, signIn: UNTIL } },
      'sign-in-shut',
      UNTIL,
      'unban',
      ['email', 'sms'],
    ],
    [
      'no gateway, contacts to confirm',
      { gateways: { email: false, sms: false }, lost: { email: null, sms: null } },
      'no-gateway',
      null,
      'hand-link',
      ['password'],
    ],
    [
      'no gateway for the only confirmed contact',
      { gateways: { email: true, sms: false }, lost: { email: null, sms: false } },
      'no-gateway',
      null,
      'hand-link',
      ['password'],
    ],
    [
      'no confirmed contact',
      { lost: { email: null, sms: null }, isMailable: false },
      'no-contact',
      null,
      'hand-link',
      ['password'],
    ],
    [
      'text messages lost',
      { lost: { email: false, sms: true } },
      'messages-lost',
      null,
      'send-link',
      ['password', 'email'],
    ],
    [
      'e-mail lost',
      { lost: { email: true, sms: null }, isMailable: false },
      'messages-lost',
      null,
      'hand-link',
      ['password'],
    ],
  ])('access: %s', (_what, facts, cause, until, help, ways) => {
    const all = { ...unblocked, ...facts };
    expect(findSignInBlocker(all)).toEqual({ cause, until, help });
    expect(openWaysIn(all)).toEqual(ways);
  });

  it('access: finds no blocker for a working account, and every way is open', () => {
    expect(findSignInBlocker(unblocked)).toBeNull();
    expect(
      findSignInBlocker({ ...unblocked, lost: { email: null, sms: false }, isMailable: false }),
    ).toBeNull();
    expect(openWaysIn(unblocked)).toEqual(['password', 'email', 'sms']);
  });

  const moment = fc.option(fc.constant(UNTIL));
  const lost = fc.option(fc.boolean());
  const person: fc.Arbitrary<AccessFacts> = fc.record({
    hasAccount: fc.boolean(),
    block: fc.constantFrom('for-good', 'restorable', null),
    isElsewhere: fc.boolean(),
    hasPassword: fc.boolean(),
    bannedUntil: fc.record({ recovery: moment, signIn: moment, secondFactor: moment }),
    lost: fc.record({ email: lost, sms: lost }),
    gateways: fc.record({ email: fc.boolean(), sms: fc.boolean() }),
    isMailable: fc.boolean(),
    hasLeft: fc.boolean(),
  });

  it('access: suggests sending a link only to an e-mail address, and dates only blockers that expire', () => {
    fc.assert(
      fc.property(person, (facts) => {
        const blocker = findSignInBlocker(facts);
        expect(blocker?.help === 'send-link' && !facts.isMailable).toBe(false);
        expect(blocker?.until != null).toBe(blocker?.cause.endsWith('-shut') ?? false);
      }),
    );
  });

  it('access: resolving the first blocker never reveals an earlier one', () => {
    const remedies: Partial<Record<BlockReason, Partial<AccessFacts>>> = {
      'no-account': { hasAccount: true },
      left: { hasLeft: false },
      blocked: { block: null },
      'blocked-restorable': { block: null },
      elsewhere: { isElsewhere: false },
      'no-password': { hasPassword: true },
    };
    const place = (cause: BlockReason | undefined) =>
      cause === undefined ? blockReasons.length : blockReasons.indexOf(cause);
    fc.assert(
      fc.property(person, (facts) => {
        const first = findSignInBlocker(facts)?.cause;
        const mended = first && remedies[first];
        fc.pre(mended !== undefined);
        expect(place(findSignInBlocker({ ...facts, ...mended })?.cause)).toBeGreaterThan(place(first));
      }),
    );
  });
});

const NOW = new Date('2026-11-27T09:41:00Z');
const later = new Date('2026-11-27T09:42:00Z');

it.each([
  ['sent', 2, null, 'sent', false],
  ['waiting', 0, null, 'waiting', false],
  ['waiting', 0, later, 'waiting', false],
  ['waiting', 1, later, 'retrying', true],
  ['waiting', 0, NOW, 'unsent', true],
  ['waiting', 2, NOW, 'unanswered', true],
  ['failed', 1, later, 'refused', true],
  ['expired', 3, NOW, 'unanswered', true],
  ['expired', 0, NOW, 'unsent', true],
] as const)(
  'access: a message that is %s after %i failures, until %s, is %s',
  (state, failures, expiresAt, delivery, lost) => {
    expect(deliveryStatusOf({ state, failures, expiresAt }, NOW)).toBe(delivery);
    expect(isLost(delivery)).toBe(lost);
  },
);

it('access: messages are lost since the first failure after the last delivery', () => {
  const message = (state: 'sent' | 'failed' | 'waiting', minute: number) => ({
    state,
    failures: state === 'failed' ? 1 : 0,
    expiresAt: null,
    createdAt: new Date(Date.parse('2026-11-27T09:00:00Z') + minute * 60_000),
  });
  const since = (...states: ('sent' | 'failed' | 'waiting')[]) =>
    lostSince(
      states.map((state, index) => message(state, -index)),
      NOW,
    )?.toISOString();
  expect(since()).toBeUndefined();
  expect(since('waiting', 'sent')).toBeUndefined();
  expect(since('sent', 'failed')).toBeUndefined();
  expect(since('waiting', 'failed', 'failed', 'sent')).toBe('2026-11-27T08:58:00.000Z');
});
