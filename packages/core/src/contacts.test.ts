import { expect, it } from 'vitest';
import { contactFault, EMAIL, maskContact, normaliseContact, PHONE, unmaskContact } from './contacts.ts';

it.each([
  [PHONE, '+375291112233', '+37529*******', '1112233'],
  [EMAIL, 'a.primerova@example.by', 'a.*******@example.by', 'primerova'],
  [EMAIL, 'abc@example.by', 'ab*******@example.by', 'c'],
] as const)('a contact of type %i, %s, is shown as %s', (type, value, mask, hidden) => {
  expect(maskContact(type, value)).toBe(mask);
  expect(unmaskContact(mask, ` ${hidden} `)).toBe(value);
});

it('a phone is stored in one form however it was typed', () => {
  expect(normaliseContact(PHONE, '+375 (29) 111-22-33')).toBe('+375291112233');
  expect(contactFault(PHONE, '8 029 111 22 33')).toBeNull();
  expect(contactFault(PHONE, 'abc@example.by')).toBe('format');
  expect(contactFault(EMAIL, '+375291112233')).toBe('format');
  expect(normaliseContact(EMAIL, ' abc@example.by ')).toBe('abc@example.by');
});
