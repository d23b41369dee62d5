import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emailFault,
  MASK_EMAIL_LENGTH,
  MASK_PHONE_LENGTH,
  maskedEmailFault,
  maskedPhoneFault,
  normalisePhone,
  operatorCodes,
  phoneFault,
} from './validation.ts';

/** The rules of phones and e-mails, section 5: one block of rows per paragraph; `null` is a valid value. */
const ok = null;
const a = (length: number): string => 'a'.repeat(length);

describe('VAL-03 hidden part of a contact (section 5, "Mask recovery"; section 9: 7, 28)', () => {
  it.each([
    ['', 'required'],
    ['1112233', ok],
    [' 1112233 ', ok],
    ['111223', 'format'],
    ['11122334', 'format'],
    ['111-223', 'format'],
    ['111223a', 'format'],
  ])('VAL-03 contacts: hidden part of the phone %j: %s', (text, fault) => {
    expect(maskedPhoneFault(text)).toBe(fault);
  });

  it.each([
    ['', 'required'],
    ['a', ok],
    ['7', ok],
    [a(28), ok],
    [a(29), 'format'],
    ['iv.obr-az_cov1', ok],
    ['iv..obr', 'format'], // separators are not consecutive
    ['iv.-obr', 'format'],
    ['.iv', ok], // and are between characters: the first two letters precede the hidden part
    ['..iv', 'format'],
    ['.', 'format'],
    ['iv_', 'format'],
    ['iv@obr', 'format'],
    ['ив', 'format'],
  ])('VAL-03 contacts: hidden part of the e-mail address %j: %s', (text, fault) => {
    expect(maskedEmailFault(text)).toBe(fault);
  });

  it('VAL-03 contacts: the fields accept no more characters than the rules', () => {
    expect([maskedPhoneFault('1'.repeat(MASK_PHONE_LENGTH)), maskedEmailFault(a(MASK_EMAIL_LENGTH))]).toEqual(
      [ok, ok],
    );
  });
});

describe('VAL-05 contact phone (section 5, "Contact phone")', () => {
  it.each([
    ['', 'required'],
    ['+375291112233', ok],
    ['+375 (29) 111-22-33', ok], // in display format
    ['8 029 111-22-33', ok],
    ['29 111 22 33', ok],
    ['+375171112233', 'format'], // 17 is Minsk, not an operator
    ['+37529111223', 'format'],
    ['+3752911122334', 'format'],
    ['+48291112233', 'format'],
    ['+375', 'format'], // only the mask
    ['29a1112233', 'format'], // only brackets, spaces and hyphens are ignored
    ['звонить', 'format'],
  ])('VAL-05 contacts: phone %j: %s', (text, fault) => {
    expect(phoneFault(text)).toBe(fault);
  });

  it('VAL-05 contacts: of all operator codes only 25, 29, 33 and 44 are valid', () => {
    const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
    expect(codes.filter((code) => phoneFault(`+375${code}1112233`) === ok)).toEqual(['25', '29', '33', '44']);
  });

  it('VAL-05 contacts: a valid phone has one normalised form, however it was typed', () => {
    const number = fc.stringMatching(/^\d{7}$/);
    fc.assert(
      fc.property(fc.constantFrom(...operatorCodes), number, (code, digits) => {
        const [, x, y, z] = /^(\d{3})(\d\d)(\d\d)$/.exec(digits) ?? [];
        const typed = [
          `${code}${digits}`,
          `80${code}${digits}`,
          `+375 (${code}) ${x}-${y}-${z}`,
          `375${code}${digits}`,
        ];
        expect(new Set(typed.map(normalisePhone))).toEqual(new Set([`+375${code}${digits}`]));
      }),
    );
  });

  it('VAL-05 contacts: a normalised phone stays unchanged', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d+() -]{0,14}$/));
    fc.assert(
      fc.property(typed, (text) => {
        expect(normalisePhone(normalisePhone(text))).toBe(normalisePhone(text));
      }),
    );
  });
});

describe('VAL-06 contact e-mail (section 5, "Contact e-mail")', () => {
  it.each([
    ['', 'required'],
    ['iva@example.by', ok], // 3 before @
    ['iv@example.by', 'format'],
    [`${a(30)}@example.by`, ok],
    [`${a(31)}@example.by`, 'format'],
    ['i.obr-az_cov@mail.example.com', ok],
    ['i..obrazcov@example.by', 'format'],
    ['.obrazcov@example.by', 'format'],
    ['obrazcov_@example.by', 'format'],
    ['obr+azcov@example.by', 'format'],
    ['obrazcov@example', 'format'], // no suffix
    ['obrazcov@example.b', 'format'],
    ['obrazcov@example.info', 'format'], // a suffix of 4
    ['obrazcov@example.b1', 'format'],
    ['obrazcov@.by', 'format'],
    ['obrazcov@-example.by', 'format'],
    ['obrazcov', 'format'],
    ['obrazcov@one@example.by', 'format'],
    [' obrazcov@example.by ', ok],
  ])('VAL-06 contacts: e-mail address %j: %s', (text, fault) => {
    expect(emailFault(text)).toBe(fault);
  });
});
