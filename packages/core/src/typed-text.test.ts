import { describe, expect, it } from 'vitest';
import { contactFault, EMAIL, normaliseContact, PHONE } from './contacts.ts';
import { parseTypedFactor } from './second-factor.ts';
import { typedCode, typedLogin, visible } from './typed-text.ts';
import { codeFault, loginFault, studentCardFault } from './validation.ts';

describe('typed text', () => {
  it('typed text: invisible characters and unusual spaces are not part of a value', () => {
    expect(visible('\ufeff\u202a a\u00a0b\u200b\u202c ')).toBe('a b');
  });

  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['123\u00a0456\u2060', '123456'],
    ['１２３４５６', '123456'],
  ])('typed text: code %j is %s', (text, code) => {
    expect([typedCode(text), codeFault(text), parseTypedFactor(text)]).toEqual([
      code,
      null,
      { kind: 'totp', code },
    ]);
  });

  it.each([
    ['4285 0001', '42850001'],
    ['ad 585 001', 'ad585001'],
    ['\u202a42850001\u202c', '42850001'],
    ['42850001\u00a0', '42850001'],
  ])('VAL-01 typed text: student card number %j is %s', (text, card) => {
    expect([typedLogin(text), loginFault(text), studentCardFault(text)]).toEqual([card, null, null]);
  });

  it('VAL-01 typed text: a username with a space is not another username', () => {
    expect([typedLogin('i obrazcov'), loginFault('i obrazcov')]).toEqual(['i obrazcov', 'format']);
  });

  it.each([
    '+375 (29) 111-22-33',
    '8 (029) 111 22 33',
    '8.029.111.22.33',
    '29/111/22/33',
    '375\u00a029\u00a01112233',
    '\u202a+375291112233\u202c',
    '+375 29 111\u221222\u221233',
    '00375291112233',
    '8 10 375 29 111 22 33',
    '+375 (0)29 111 22 33',
    'тел.: +375291112233',
    'tel:+375291112233',
    '＋375 29 １１１ ２２ ３３',
  ])('typed text: phone %j is +375291112233', (text) => {
    expect([normaliseContact(PHONE, text), contactFault(PHONE, text)]).toEqual(['+375291112233', null]);
  });

  it.each(['+48 29 111 22 33', '8 017 111 22 33', '1112233', '+375 29 111 22 3', 'тел.'])(
    'typed text: %j is not a mobile number of Belarus',
    (text) => {
      expect(contactFault(PHONE, text)).not.toBeNull();
    },
  );

  it('typed text: an e-mail address is stored as typed, without invisible characters', () => {
    expect(normaliseContact(EMAIL, '\u200bMaria.Novik@example.by\u00a0')).toBe('Maria.Novik@example.by');
    expect(contactFault(EMAIL, '\u200bMaria.Novik@example.by\u00a0')).toBeNull();
  });
});
