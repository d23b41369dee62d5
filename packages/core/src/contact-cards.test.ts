import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTACT_ATTEMPTS } from './attempts.ts';
import {
  beginCards,
  type CardEvent,
  type ContactCards,
  footerOf,
  mayEdit,
  mayRequest,
  nextCards,
  type StoredContact,
} from './contact-cards.ts';
import { activeBanEnd } from './codes.ts';
import { type ContactType, EMAIL, PHONE } from './contacts.ts';

const start = new Date('2026-11-20T09:00:00Z');
const at = (seconds: number): Date => new Date(start.getTime() + seconds * 1000);

const phone: StoredContact = {
  type: PHONE,
  id: 1,
  value: '+375291112233',
  isConfirmed: true,
  codeExpiresAt: null,
};
const email: StoredContact = {
  type: EMAIL,
  id: 2,
  value: 'anna@example.by',
  isConfirmed: false,
  codeExpiresAt: null,
};
const both = beginCards([phone, email], CONTACT_ATTEMPTS, start);

const sentTo = (card: ContactType): CardEvent => ({ type: 'code-sent', card, expiresAt: null, left: null });
const wrong = (card: ContactType): CardEvent => ({ type: 'code-wrong', card });

const run = (events: readonly CardEvent[], from: ContactCards = both): ContactCards =>
  events.reduce((state, event, index) => nextCards(state, event, at(index)), from);

const feet = (state: ContactCards) => state.cards.map((card) => footerOf(state, card));

describe('contact cards (sections 2 and 4)', () => {
  it('CON-02 CON-07 contact cards: change from not set through editing and a code to confirmed', () => {
    const none = beginCards([], CONTACT_ATTEMPTS, start);
    expect(feet(none)).toEqual(['not-set', 'not-set']);
    const bound: CardEvent[] = [
      { type: 'edit', card: EMAIL },
      { type: 'saved', card: EMAIL, id: 7, value: 'anna@example.by' },
    ];
    expect(feet(run(bound.slice(0, 1), none))).toEqual(['not-set', 'bind']);
    expect(feet(run(bound, none))).toEqual(['not-set', 'confirm']);
    expect(feet(run([...bound, sentTo(EMAIL)], none))).toEqual(['not-set', 'send']);
    expect(feet(run([...bound, sentTo(EMAIL), { type: 'code-ran-out', card: EMAIL }], none))).toEqual([
      'not-set',
      'expired',
    ]);
    expect(feet(run([...bound, sentTo(EMAIL), { type: 'confirmed', card: EMAIL }], none))).toEqual([
      'not-set',
      'confirmed',
    ]);
  });

  it('CON-07 contact cards: a new value must be confirmed again', () => {
    const changed = run([
      { type: 'edit', card: PHONE },
      { type: 'saved', card: PHONE, id: 1, value: '+375447778899' },
    ]);
    expect(feet(changed)).toEqual(['confirm', 'confirm']);
  });

  it('CON-01 CON-08 contact cards: only one card is edited at a time, when all are set and no code is pending', () => {
    expect([mayEdit(both, PHONE), mayEdit(both, EMAIL)]).toEqual([true, true]);
    const editing = run([{ type: 'edit', card: PHONE }]);
    expect(feet(editing)).toEqual(['save', 'confirm']);
    expect(mayEdit(editing, EMAIL)).toBe(false);
    expect(run([{ type: 'edit', card: EMAIL }], editing)).toEqual(editing);
    expect(mayEdit(run([sentTo(EMAIL)]), PHONE)).toBe(false);
    const oneSet = beginCards([phone], CONTACT_ATTEMPTS, start);
    expect([mayEdit(oneSet, PHONE), mayEdit(oneSet, EMAIL)]).toEqual([false, true]);
  });

  it('CON-08 contact cards: a pending code blocks requests for the other contact', () => {
    const open = beginCards([{ ...phone, isConfirmed: false }, email], CONTACT_ATTEMPTS, start);
    const pending = run([sentTo(EMAIL)], open);
    expect(pending.cards.map((card) => mayRequest(pending, card, at(5)))).toEqual([false, false]);
    expect(run([sentTo(PHONE)], pending)).toEqual(pending);
  });

  it('CON-09 CON-10 contact cards: a code and each failure cost an attempt, and the last attempt locks out for an hour', () => {
    const left = (events: readonly CardEvent[]): number => run(events).entry.attempts.left;
    expect([left([]), left([sentTo(EMAIL)]), left([sentTo(EMAIL), wrong(EMAIL)])]).toEqual([4, 3, 2]);
    const over = run([sentTo(EMAIL), wrong(EMAIL), wrong(EMAIL), wrong(EMAIL)]);
    expect(activeBanEnd(over.entry, at(5))).toEqual(at(3 + 3600));
    expect(run([sentTo(EMAIL), wrong(EMAIL)]).entry.code).toMatchObject({ state: 'sent', isWrong: true });
    expect(run([sentTo(EMAIL), { type: 'code-gone', card: EMAIL }]).entry.code).toEqual({ state: 'expired' });
    const refused = run([{ type: 'locked-out', card: EMAIL, until: at(60) }]);
    expect([activeBanEnd(refused.entry, at(59)), activeBanEnd(refused.entry, at(60))]).toEqual([
      at(60),
      null,
    ]);
  });

  it('CON-11 contact cards: a pending code continues', () => {
    const resumed = beginCards([phone, { ...email, codeExpiresAt: at(40) }], 3, start);
    expect(feet(resumed)).toEqual(['confirmed', 'send']);
    expect(resumed.entry).toMatchObject({ code: { expiresAt: at(40) }, attempts: { left: 3 } });
    expect(feet(beginCards([phone, { ...email, codeExpiresAt: start }], 3, start))).toEqual([
      'confirmed',
      'confirm',
    ]);
  });
});

const card = fc.constantFrom<ContactType>(PHONE, EMAIL);
const anyEvent: fc.Arbitrary<CardEvent> = card.chain((one) =>
  fc.constantFrom<CardEvent>(
    { type: 'edit', card: one },
    { type: 'cancel' },
    { type: 'saved', card: one, id: one, value: 'another' },
    { type: 'confirmed', card: one },
    sentTo(one),
    wrong(one),
    { type: 'code-gone', card: one },
    { type: 'code-ran-out', card: one },
  ),
);
const open = beginCards([{ ...phone, isConfirmed: false }, email], CONTACT_ATTEMPTS, start);

describe('invariants of contact cards', () => {
  it('CON-07 contact cards: no contact is confirmed without a code that was sent to it', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), card, (events, one) => {
        const withoutCode = events.filter((event) => event.type !== 'code-sent' || event.card !== one);
        expect(run(withoutCode, open).cards.find(({ type }) => type === one)?.isConfirmed).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('CON-08 CON-09 contact cards: never edits two cards together, or exceeds the attempts before a confirmation', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 40 }), (events) => {
        let state = open;
        let taken = 0;
        for (const [index, event] of events.entries()) {
          const next = nextCards(state, event, at(index));
          const spent = state.entry.attempts.left - next.entry.attempts.left;
          taken = event.type === 'confirmed' && next !== state ? 0 : taken + Math.max(0, spent);
          state = next;
          expect(feet(state).filter((foot) => foot === 'save' || foot === 'bind').length).toBeLessThanOrEqual(
            1,
          );
          expect(taken).toBeLessThanOrEqual(CONTACT_ATTEMPTS);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
