import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dotted, parseTypedDate } from './dates.ts';
import {
  birthDateFault,
  codeFault,
  confirmationFault,
  loginFault,
  passwordFault,
  studentCardFault,
} from './validation.ts';

/** Section 5: one block of rows per paragraph; `null` is a valid value. */
const ok = null;
const a = (length: number): string => 'a'.repeat(length);

describe('VAL-01 username (section 5, "Login (recovery)")', () => {
  it.each([
    ['', 'required'],
    ['   ', 'required'], // trimmed
    ['42850001', ok],
    ['i.obrazcov', ok],
    ['_a-b.c_', ok],
    ['  i.obrazcov\t', ok], // trimmed
    ['i obrazcov', 'format'],
    ['obrazcov@by', 'format'],
    ['a+b', 'format'],
  ])('VAL-01 validation: username %j: %s', (text, fault) => {
    expect(loginFault(text)).toBe(fault);
  });
});

describe('VAL-02 new password (section 5, "New password"; section 9: 8 to 30)', () => {
  it.each([
    ['', 'required'],
    ['Aa1!aaaa', ok], // 8
    ['Aa1!aaa', 'format'], // 7
    [`Aa1!${a(26)}`, ok], // 30
    [`Aa1!${a(27)}`, 'format'], // 31
    ['  Aa1!aaaa  ', ok], // trimmed
    ['AA1!AAAA', 'format'], // no lowercase
    ['aa1!aaaa', 'format'], // no uppercase
    ['Aab!aaaa', 'format'], // no digit
    ['Aa1aaaaa', 'format'], // no special character
    ['Aa1!aaaaж', 'format'], // only characters of these classes
    ['Aa1! aaaa', 'format'],
    ['Жж1!жжжж', 'format'], // the rule refers to Latin letters
  ])('VAL-02 validation: new password %j: %s', (text, fault) => {
    expect(passwordFault(text)).toBe(fault);
  });

  it('VAL-02 validation: a new password may contain every printable special character', () => {
    for (const mark of '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~') expect(passwordFault(`Aa1aaaa${mark}`)).toBe(ok);
  });

  it.each([
    ['Aa1!aaaa', '', 'required'],
    ['Aa1!aaaa', ' ', 'required'],
    ['Aa1!aaaa', 'Aa1!aaab', 'different'],
    ['Aa1!aaaa', 'aa1!aaaa', 'different'],
    ['Aa1!aaaa ', ' Aa1!aaaa', ok], // both trimmed
  ])('VAL-02 validation: new password %j confirmed by %j: %s', (password, confirmation, fault) => {
    expect(confirmationFault(password, confirmation)).toBe(fault);
  });
});

it.each([
  ['', 'required'],
  ['012345', ok],
  ['01234', 'format'],
  ['0123456', 'format'],
  ['01234a', 'format'],
  ['٠١٢٣٤٥', 'format'], // digits of another script
])('VAL-04 validation: code %j: %s (section 5, "Confirmation code")', (text, fault) => {
  expect(codeFault(text)).toBe(fault);
});

it.each([
  ['', 'required'],
  ['4285001', ok],
  ['42850001', ok], // two digits and six
  ['ad850001', ok],
  ['a1850001', ok],
  ['1d850001', ok],
  ['428500', 'format'],
  ['428500011', 'format'],
  ['a428500', 'format'], // all 7 must be digits
  ['b4850001', 'format'],
  ['ada50001', 'format'],
  [' 42850001 ', ok],
])('VAL-07 validation: student card number %j: %s (section 5, "Student card number")', (text, fault) => {
  expect(studentCardFault(text)).toBe(fault);
});

describe('birth date (section 5, "Birth date (initial password)")', () => {
  const today = '2026-11-27';

  it.each([
    ['', 'required'],
    ['09.05.2008', ok],
    ['9/5/2008', ok],
    ['09-05-2008', ok],
    ['09 05 2008', ok],
    ['09,05,2008', 'format'],
    ['2008-05-09', 'format'],
    ['31.02.2008', 'format'],
    ['27.11.2026', ok], // today is not in the future
    ['28.11.2026', 'future'],
  ])('validation: birth date %j: %s', (text, fault) => {
    expect(birthDateFault(text, today)).toBe(fault);
  });

  it('validation: a birth date accepts day, month, year with every separator', () => {
    const day = fc.integer({ min: 0, max: 15_000 }).map((days) => addDays('1980-01-01', days));
    fc.assert(
      fc.property(day, fc.constantFrom('.', '/', '-', ' '), (date, separator) => {
        expect(parseTypedDate(dotted(date).replaceAll('.', separator))).toBe(date);
      }),
    );
  });
});
