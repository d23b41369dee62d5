import { type IsoDate, parseTypedDate } from './dates.ts';
import { typedCode, typedLogin, visible } from './typed-text.ts';

/**
 * The rules of specification section 5. Each takes the text as typed and returns what is wrong with it, or null. Forms
 * and the server use the same rules.
 */
export type Fault = 'required' | 'format';
export type Rule<F extends string = Fault> = (text: string) => F | null;

const rule =
  (pattern: RegExp, read: (text: string) => string = visible): Rule =>
  (text) => {
    const value = read(text);
    if (value === '') return 'required';
    return pattern.test(value) ? null : 'format';
  };

/** Letters, digits, underscore, hyphen, dot. */
export const loginFault = rule(/^[A-Za-z0-9_.-]+$/, typedLogin);

/** The separate requirements of a password, including that it contains no other characters. */
const passwordParts = {
  length: /^.{8,30}$/,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  digit: /\d/,
  sign: /[\x21-\x2f\x3a-\x40\x5b-\x60\x7b-\x7e]/,
  only: /^[\x21-\x7e]*$/,
} as const;
export type PasswordPart = keyof typeof passwordParts;

const isMet = (part: PasswordPart, text: string): boolean => passwordParts[part].test(text.trim());

/** Whether a password already satisfies these requirements, while it is typed. */
export const passwordKeeps = (text: string, parts: readonly PasswordPart[]): boolean =>
  parts.every((part) => isMet(part, text));

/** 8–30 characters: a lowercase, an uppercase Latin letter, a digit and a special character, and no others. */
export const passwordFault: Rule = (text) => {
  if (text.trim() === '') return 'required';
  return passwordKeeps(text, ['length', 'lower', 'upper', 'digit', 'sign', 'only']) ? null : 'format';
};

/** The repeated password must equal the first one, both trimmed. */
export const confirmationFault = (
  password: string,
  confirmation: string,
): 'required' | 'different' | null => {
  if (confirmation.trim() === '') return 'required';
  return confirmation.trim() === password.trim() ? null : 'different';
};

export const MASK_PHONE_LENGTH = 7;
export const MASK_EMAIL_LENGTH = 28;

/** The hidden part of a masked phone: 7 digits. */
export const maskedPhoneFault = rule(/^\d{7}$/, typedCode);

const separated = '[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*';

/**
 * The hidden part of a masked e-mail address: 1–28 letters and digits separated by single dots, hyphens or underscores.
 * It may begin with one, because the first two letters of the address precede it.
 */
export const maskedEmailFault = rule(new RegExp(`^(?=.{1,${MASK_EMAIL_LENGTH}}$)[._-]?${separated}$`));

export const CODE_LENGTH = 6;
/** A confirmation code: exactly 6 digits; spaces and hyphens between them are ignored. */
export const codeFault = rule(/^\d{6}$/, typedCode);

export const operatorCodes = ['25', '29', '33', '44'] as const;

/** Characters that may be typed between the digits of a phone; any other text is not a phone. */
const phoneText = /^[\d\s().+\u2010-\u2015\u2212/-]*$/;

/** Words and schemes before a copied number: "тел.: ", "tel:". */
const beforePhone = /^(?:tel|тел|моб|phone|mob)[a-zа-я]*\.?:?\s*/i;

/**
 * Normalises a phone typed or copied in any common format to `+375291112233`: with spaces, brackets, dots, hyphens,
 * invisible marks, the national prefix 8 0, the international one 00 or 8 10, or (0) after the country code.
 */
export function normalisePhone(text: string): string {
  const typed = visible(text.normalize('NFKC')).replace(beforePhone, '');
  if (!phoneText.test(typed)) return typed;
  const digits = typed
    .replaceAll(/\D/g, '')
    .replace(/^(?:00|810)(?=375)/, '')
    .replace(/^3750(?=\d{9}$)/, '375');
  if (digits.length === 11 && digits.startsWith('80')) return `+375${digits.slice(2)}`;
  if (digits.length === 9) return `+375${digits}`;
  return digits === '' ? '' : `+${digits}`;
}

const contactPhone = rule(new RegExp(`^\\+375(?:${operatorCodes.join('|')})\\d{7}$`));
/** +375, an operator code of 25, 29, 33 or 44, 7 digits; brackets, spaces and hyphens are ignored. */
export const phoneFault: Rule = (text) => contactPhone(normalisePhone(text));

/** Local part of 3–30 letters and digits with single separators, a domain, a last suffix of 2–3 letters. */
export const emailFault = rule(
  new RegExp(`^(?=[^@]{3,30}@)${separated}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,3}$`),
);

/** 7 digits, or 8 characters of which the first two may each be a, d or a digit and the last six are digits. */
export const studentCardFault = rule(/^(?:\d{7}|[ad\d]{2}\d{6})$/, typedLogin);

/** Required, a real date, not in the future. */
export function birthDateFault(text: string, today: IsoDate): 'required' | 'format' | 'future' | null {
  if (text.trim() === '') return 'required';
  const date = parseTypedDate(text);
  if (date === null) return 'format';
  return date > today ? 'future' : null;
}
