import {
  emailFault,
  type Fault,
  maskedEmailFault,
  maskedPhoneFault,
  normalisePhone,
  phoneFault,
} from './validation.ts';
import { typedCode, visible } from './typed-text.ts';

/** Types of contacts by the provider's numbers (specification, section 9). */
export const PHONE = 4;
export const EMAIL = 6;
export type ContactType = typeof PHONE | typeof EMAIL;

export const contactTypeName = {
  [PHONE]: { ru: 'Телефон', en: 'Phone number' },
  [EMAIL]: { ru: 'E-mail', en: 'E-mail' },
} as const satisfies Record<ContactType, { ru: string; en: string }>;

/** Returns what is wrong with a value; null when it can be stored. */
export const contactFault = (type: ContactType, value: string) =>
  type === PHONE ? phoneFault(value) : emailFault(visible(value));

/** Normalises a value for storage. */
export const normaliseContact = (type: ContactType, value: string): string =>
  type === PHONE ? normalisePhone(value) : visible(value);

/** Returns the key for comparing values: the case of an e-mail address is ignored. */
export const contactKey = (type: ContactType, value: string): string =>
  normaliseContact(type, value).toLowerCase();

const STARS = '*******';

/**
 * Masks a contact for visitors: shows the operator's code of a phone, the first two letters and the domain of an e-mail
 * address.
 */
export function maskContact(type: ContactType, value: string): string {
  if (type === PHONE) return value.slice(0, 6) + STARS;
  const at = value.lastIndexOf('@');
  return value.slice(0, 2) + STARS + value.slice(at);
}

/**
 * Combines a mask and its hidden part into the whole contact: the text before the stars, the typed part, the text
 * after.
 */
export function unmaskContact(mask: string, typed: string): string {
  const [before = ''] = mask.split('*');
  const hidden = mask.includes('@') ? visible(typed) : typedCode(typed);
  return before + hidden + mask.slice(mask.lastIndexOf('*') + 1);
}

/** A contact with its middle hidden: "+37529*******". */
export interface MaskedContact {
  type: ContactType;
  mask: string;
}

/** Returns what is wrong with the typed part of a masked contact; null when it may be the hidden part. */
export function hiddenFault({ type, mask }: MaskedContact, text: string): Fault | null {
  if (type === PHONE) return maskedPhoneFault(text);
  const typed = visible(text);
  // Separators must not be consecutive, including across the edge of the mask.
  const [before = ''] = mask.split('*');
  const isDoubled = /[._-]$/.test(before) && /^[._-]/.test(typed);
  return isDoubled ? 'format' : maskedEmailFault(typed);
}

/** Fewer digits would match too many telephones. */
const MIN_DIGITS = 5;
/** A telephone has seven digits, or nine with the operator's code: eight digits are never one. */
const CARD_DIGITS = 8;

/**
 * Converts a search text to the digits of a telephone, as in contacts but without the "+": "8 (029) 111-22-33" becomes
 * "375291112233", and part of a number is kept; null for a name or a student card number.
 */
export function toPhoneDigits(search: string): string | null {
  const digits = normalisePhone(search).replace(/^\+/, '');
  if (!/^\d+$/.test(digits) || digits.length < MIN_DIGITS || digits.length === CARD_DIGITS) return null;
  // With the trunk prefix 0, but without the 8 before it.
  return /^0\d{9}$/.test(digits) ? `375${digits.slice(1)}` : digits;
}
