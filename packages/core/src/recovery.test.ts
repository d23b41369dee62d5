import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RECOVERY_ATTEMPTS } from './attempts.ts';
import { CODE_VALIDITY } from './codes.ts';
import { EMAIL, type MaskedContact, PHONE } from './contacts.ts';
import { nextRecovery, ownCode, type Recovery, type RecoveryEvent, stepNumber } from './recovery.ts';

const start = new Date('2026-11-20T09:00:00Z');
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

const phone: MaskedContact = { type: PHONE, mask: '+37529*******' };
const email: MaskedContact = { type: EMAIL, mask: 'an*******@example.by' };

const found: RecoveryEvent = { type: 'found', login: '42850001', contacts: [phone, email], left: null };
const toPassword: readonly RecoveryEvent[] = [
  found,
  { type: 'chosen', contact: phone },
  { type: 'proved', typed: '1112233' },
];
const sent: RecoveryEvent = { type: 'code-sent', expiresAt: null, left: null };
const wrong: RecoveryEvent = { type: 'code-wrong' };
const codeGone: RecoveryEvent = { type: 'code-gone' };
const ranOut: RecoveryEvent = { type: 'code-ran-out' };

/** Returns the state after events that are one second apart. */
const run = (events: readonly RecoveryEvent[], from: Recovery = { step: 'login' }): Recovery =>
  events.reduce((state, event, index) => nextRecovery(state, event, at(index)), from);

const password = (events: readonly RecoveryEvent[]): Recovery & { step: 'password' } => {
  const state = run([...toPassword, ...events]);
  if (state.step !== 'password') throw new Error(`The step is ${state.step}`);
  return state;
};

describe('recovery (section 4)', () => {
  it('REC-02 REC-03 recovery: proceeds from the username to a contact, its hidden part and the password', () => {
    expect(run([found])).toMatchObject({ step: 'contacts', login: '42850001', contacts: [phone, email] });
    expect(run(toPassword.slice(0, 2))).toMatchObject({ step: 'mask', contact: phone });
    expect(password([])).toMatchObject({ value: '+375291112233' });
    const mail = run([found, { type: 'chosen', contact: email }, { type: 'proved', typed: 'na.k' }]);
    expect(mail).toMatchObject({ value: 'anna.k@example.by' });
  });

  it('REC-05 recovery: begins with five attempts or the server’s number, of which each code and each failure costs one', () => {
    expect(password([]).entry.attempts.left).toBe(5);
    expect(password([sent]).entry.attempts.left).toBe(4);
    expect(password([sent, wrong]).entry.attempts.left).toBe(3);
    expect(password([sent, codeGone]).entry.attempts.left).toBe(3);
    expect(run([{ ...found, left: 2 }])).toMatchObject({ entry: { attempts: { left: 2 } } });
    expect(password([{ ...sent, left: 1 }]).entry.attempts.left).toBe(1);
  });

  it('REC-06 recovery: is locked for an hour without attempts, or when a code expires with the last one', () => {
    const until = (seconds: number) => ({ step: 'limit', until: at(seconds + 3600) });
    expect(run([...toPassword, sent, wrong, wrong, wrong, wrong])).toEqual(until(7));
    expect(run([...toPassword, sent, wrong, wrong, wrong, ranOut])).toEqual(until(7));
    expect(password([sent, wrong, wrong, ranOut]).entry.code).toEqual({ state: 'expired' });
    // The attempts left at the code's expiry count, not those left when it is entered later.
    expect(password([sent, wrong, wrong, codeGone]).entry.attempts).toMatchObject({
      left: 1,
      bannedUntil: null,
    });
    expect(run([...toPassword, sent, wrong, wrong, wrong, codeGone])).toEqual(until(7));
    expect(run([...toPassword, { type: 'locked-out', until: at(100) }])).toEqual({
      step: 'limit',
      until: at(100),
    });
    expect(run([...toPassword, { type: 'locked-out', until: null }])).toEqual(until(3));
  });

  it('REC-07 recovery: a code is valid for 90 seconds, or as long as the server states', () => {
    expect(password([sent]).entry.code).toMatchObject({
      expiresAt: new Date(at(3).getTime() + CODE_VALIDITY),
    });
    expect(password([{ ...sent, expiresAt: at(50) }]).entry.code).toMatchObject({ expiresAt: at(50) });
    expect(password([sent, ranOut, sent]).entry.code).toMatchObject({ state: 'sent', isWrong: false });
  });

  it('recovery: a code belongs to one contact, and stays valid after returning to that contact', () => {
    const other = [
      { type: 'back', to: 'contacts' },
      { type: 'chosen', contact: email },
    ] as const;
    const there = password([sent, ...other, { type: 'proved', typed: 'na' }]);
    expect(ownCode(there).state).toBe('none');
    expect(nextRecovery(there, sent, at(20))).toEqual(there);
    const first = [
      { type: 'chosen', contact: phone },
      { type: 'proved', typed: '1112233' },
    ] as const;
    expect(ownCode(password([sent, { type: 'back', to: 'contacts' }, ...first])).state).toBe('sent');
  });

  it('REC-10 recovery: no step can be skipped, and going back keeps the data', () => {
    expect(run(toPassword.slice(1))).toEqual({ step: 'login' });
    expect(run([found, { type: 'back', to: 'password' }])).toEqual(run([found]));
    expect(run([...toPassword, { type: 'back', to: 'mask' }])).toEqual(run(toPassword.slice(0, 2)));
    expect(run([...toPassword, { type: 'back', to: 'contacts' }])).toEqual(run([found]));
    expect(run([...toPassword, { type: 'back', to: 'login' }])).toEqual({ step: 'login' });
  });

  it('REC-12 recovery: the lockout ends when its time has passed, not before', () => {
    const limit: Recovery = { step: 'limit', until: at(10) };
    expect(nextRecovery(limit, { type: 'restart' }, at(9))).toEqual(limit);
    expect(nextRecovery(limit, { type: 'restart' }, at(10))).toEqual({ step: 'login' });
  });
});

const anyEvent = fc.constantFrom<RecoveryEvent>(
  found,
  { type: 'chosen', contact: phone },
  { type: 'chosen', contact: email },
  { type: 'proved', typed: '1112233' },
  sent,
  wrong,
  codeGone,
  ranOut,
  { type: 'password-set' },
  { type: 'back', to: 'contacts' },
  { type: 'back', to: 'mask' },
);

describe('invariants of recovery', () => {
  it('REC-05 recovery: one lookup allows at most five sent codes and attempts', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = run(toPassword);
        let taken = 0;
        for (const [index, event] of events.entries()) {
          const next = nextRecovery(state, event, at(10 + index));
          const isTry =
            event.type === 'code-sent' || event.type === 'code-wrong' || event.type === 'code-gone';
          if (isTry && next !== state && JSON.stringify(next) !== JSON.stringify(state)) taken += 1;
          state = next;
        }
        expect(taken).toBeLessThanOrEqual(RECOVERY_ATTEMPTS);
      }),
      { numRuns: 1000 },
    );
  });

  it('REC-11 recovery: no password is set without a code that was sent to the contact', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        const withoutCode = events.filter(({ type }) => type !== 'code-sent');
        expect(run([...toPassword, ...withoutCode]).step).not.toBe('done');
      }),
      { numRuns: 1000 },
    );
  });

  it('recovery: steps advance one by one', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const reached = events.map((_event, index) => stepNumber(run(events.slice(0, index + 1)).step) ?? 0);
        const leaps = reached.filter((step, index) => step - (reached[index - 1] ?? 1) > 1);
        expect(leaps).toEqual([]);
      }),
    );
  });
});
