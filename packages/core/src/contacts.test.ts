import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contactFault,
  contactKey,
  EMAIL,
  hiddenFault,
  maskContact,
  normaliseContact,
  PHONE,
  toPhoneDigits,
  unmaskContact,
} from './contacts.ts';

it.each([
  [PHONE, '+375291112233', '+37529*******', '1112233'],
  [EMAIL, 'a.primerova@example.by', 'a.*******@example.by', 'primerova'],
  [EMAIL, 'abc@example.by', 'ab*******@example.by', 'c'],
] as const)('contacts: one of type %i, %s, is masked as %s', (type, value, mask, hidden) => {
  expect(maskContact(type, value)).toBe(mask);
  expect(unmaskContact(mask, ` ${hidden} `)).toBe(value);
});

it('contacts: a phone is stored in one format however it was typed', () => {
  expect(normaliseContact(PHONE, '+375 (29) 111-22-33')).toBe('+375291112233');
  expect(contactFault(PHONE, '8 029 111 22 33')).toBeNull();
  expect(contactFault(PHONE, 'abc@example.by')).toBe('format');
  expect(contactFault(EMAIL, '+375291112233')).toBe('format');
  expect(normaliseContact(EMAIL, ' abc@example.by ')).toBe('abc@example.by');
});

it.each([
  [PHONE, '\u202a+375 29 111-22-33\u202c', '+375291112233'],
  [PHONE, '\u2066+375291112233\u2069', '+375291112233'],
  [PHONE, '\u200b8\u00a0029 111 22 33\ufeff', '+375291112233'],
  [EMAIL, '\u202aabc@example.by\u202c', 'abc@example.by'],
  [EMAIL, '\u00a0abc@exam\u00adple.by\u200e', 'abc@example.by'],
] as const)('contacts: one of type %i is stored without invisible characters: %j', (type, typed, stored) => {
  expect(contactFault(type, typed)).toBeNull();
  expect(normaliseContact(type, typed)).toBe(stored);
});

it('contacts: an e-mail address is stored as typed, and compared ignoring case', () => {
  expect(normaliseContact(EMAIL, 'A.Primerova@Example.BY')).toBe('A.Primerova@Example.BY');
  expect(contactKey(EMAIL, 'A.Primerova@Example.BY')).toBe(contactKey(EMAIL, ' a.primerova@example.by'));
  expect(contactKey(EMAIL, 'b.primerova@example.by')).not.toBe(contactKey(EMAIL, 'a.primerova@example.by'));
});

describe('VAL-03 hidden part of a masked contact', () => {
  it.each([
    [PHONE, '+37529*******', '1112233', null],
    [PHONE, '+37529*******', '111223', 'format'],
    [EMAIL, 'ab*******@example.by', '.cd', null],
    [EMAIL, 'ab*******@example.by', '-c', null],
    [EMAIL, 'ab*******@example.by', '_c', null],
    [EMAIL, 'a.*******@example.by', 'cd', null],
    // An e-mail address never contains two consecutive separators.
    [EMAIL, 'a.*******@example.by', '.cd', 'format'],
    [EMAIL, 'ab*******@example.by', '.-cd', 'format'],
    [EMAIL, 'ab*******@example.by', '', 'required'],
  ] as const)(
    'VAL-03 contacts: checks the hidden part of type %i, %s, %j: %s',
    (type, mask, typed, fault) => {
      expect(hiddenFault({ type, mask }, typed)).toBe(fault);
    },
  );

  it('VAL-03 contacts: the hidden part of every valid e-mail address can be typed', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9]{1,9}$/);
    const local = fc
      .tuple(part, fc.array(fc.tuple(fc.constantFrom('.', '-', '_'), part), { maxLength: 3 }))
      .map(([first, others]) => first + others.flat().join(''));
    fc.assert(
      fc.property(local, (name) => {
        const value = `${name}@example.by`;
        fc.pre(contactFault(EMAIL, value) === null);
        const mask = maskContact(EMAIL, value);
        const hidden = name.slice(2);
        expect(hiddenFault({ type: EMAIL, mask }, hidden)).toBeNull();
        expect(unmaskContact(mask, hidden)).toBe(value);
      }),
    );
  });
});

it.each([
  ['+375 (29) 111-22-33', '375291112233'],
  ['+375291112233', '375291112233'],
  ['8 029 111 22 33', '375291112233'],
  ['8\u00a0(029)\u00a0111-22-33', '375291112233'],
  ['(029) 111-22-33', '375291112233'],
  ['29 111-22-33', '375291112233'],
  ['111-22-33', '1112233'],
  ['2-33', null],
  ['42850001', null],
  ['Гайдук 29', null],
  ['a.b@example.by', null],
  ['', null],
])('contacts: a search for %j searches for the digits %j', (typed, digits) => {
  expect(toPhoneDigits(typed)).toBe(digits);
});
