import {
  emailFault,
  type Fault,
  maskedEmailFault,
  maskedPhoneFault,
  normalisePhone,
  phoneFault,
} from './validation.ts';

/** The kinds of contacts by the provider's numbers (specification, section 9). */
export const PHONE = 4;
export const EMAIL = 6;
export type ContactType = typeof PHONE | typeof EMAIL;

export const contactTypeName = {
  [PHONE]: { ru: 'Телефон', en: 'Phone number' },
  [EMAIL]: { ru: 'E-mail', en: 'E-mail' },
} as const satisfies Record<ContactType, { ru: string; en: string }>;

/** A typed or pasted value without invisible characters, such as the direction marks around a copied phone number. */
const visible = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();

/** What is wrong with a value; null where it may be stored. */
export const contactFault = (type: ContactType, value: string) =>
  type === PHONE ? phoneFault(visible(value)) : emailFault(visible(value));

/** A value as it is stored. */
export const normaliseContact = (type: ContactType, value: string): string =>
  type === PHONE ? normalisePhone(visible(value)) : visible(value);

/** A value as it is compared: nobody has to remember the capitals of an e-mail address. */
export const contactKey = (type: ContactType, value: string): string =>
  normaliseContact(type, value).toLowerCase();

const STARS = '*******';

/**
 * What a stranger is shown of a contact: of a phone the code of its operator, of an e-mail the first two letters and
 * the domain.
 */
export function maskContact(type: ContactType, value: string): string {
  if (type === PHONE) return value.slice(0, 6) + STARS;
  const at = value.lastIndexOf('@');
  return value.slice(0, 2) + STARS + value.slice(at);
}

/** The whole contact from a mask and its hidden part: what stands before the stars, the typed, what stands after. */
export function unmaskContact(mask: string, typed: string): string {
  const [before = ''] = mask.split('*');
  return before + visible(typed) + mask.slice(mask.lastIndexOf('*') + 1);
}

/** A contact with its middle hidden: "+37529*******". */
export interface MaskedContact {
  type: ContactType;
  mask: string;
}

/** What is wrong with the typed part of a masked contact, where it stands; null where it may be the hidden one. */
export function hiddenFault({ type, mask }: MaskedContact, text: string): Fault | null {
  const typed = visible(text);
  if (type === PHONE) return maskedPhoneFault(typed);
  // Separators are single, across the edge of the mask too.
  const [before = ''] = mask.split('*');
  const isDoubled = /[._-]$/.test(before) && /^[._-]/.test(typed);
  return isDoubled ? 'format' : maskedEmailFault(typed);
}

/** Fewer digits would be found in too many telephones. */
const MIN_DIGITS = 5;
/** Nobody names eight digits of a telephone: it has seven, and nine with the code of its operator. */
const CARD_DIGITS = 8;

/**
 * A search as digits of a telephone, as contacts hold them but for the "+": "8 (029) 111-22-33" is "375291112233", a part
 * stays a part; null where it is no telephone but a name or the number of a card.
 */
export function phoneIn(search: string): string | null {
  const digits = normalisePhone(search).replace(/^\+/, '');
  if (!/^\d+$/.test(digits) || digits.length < MIN_DIGITS || digits.length === CARD_DIGITS) return null;
  // With the 0 of the trunk, without the 8 before it.
  return /^0\d{9}$/.test(digits) ? `375${digits.slice(1)}` : digits;
}
