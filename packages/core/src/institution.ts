import { parseWorkPhone } from './table-import-workplaces.ts';
import { visible } from './typed-text.ts';
import { normalisePhone } from './validation.ts';

/** The legal entity behind the installation, as staff enter it. */

/** Fields whose form is checked. */
export interface InstitutionContacts {
  taxNumber: string;
  supportPhone: string;
  supportEmail: string;
  deansOfficePhone: string | null;
}

/** Digits of a telephone that visitors can dial from outside. */
const MIN_DIGITS = 5;

const isPhone = (text: string): boolean =>
  parseWorkPhone(text) !== null && text.replaceAll(/\D/g, '').length >= MIN_DIGITS;

const checks = {
  // Taxpayer number of an organisation; the number of a person contains letters.
  taxNumber: (text) => /^\d{9}$/.test(text),
  supportPhone: isPhone,
  supportEmail: (text) => /^[^\s@,;]+@(?:[^\s@.,;]+\.)+\p{L}{2,}$/u.test(text),
  deansOfficePhone: isPhone,
} as const satisfies Record<keyof InstitutionContacts, (text: string) => boolean>;

const fields = Object.keys(checks) as (keyof typeof checks)[];

/** Returns the fields with invalid values. Empty optional fields are valid. */
export const institutionFaults = (
  values: Readonly<Partial<InstitutionContacts>>,
): readonly (keyof InstitutionContacts)[] =>
  fields.filter((field) => {
    const text = values[field];
    return text !== undefined && text !== null && text !== '' && !checks[field](visible(text));
  });

/** Normalises a telephone for storage: "8 (017) 200-00-01" becomes "+375172000001"; other numbers are kept as typed. */
export function storedPhone(text: string): string {
  const whole = normalisePhone(text);
  return /^\+375\d{9}$/.test(whole) ? whole : text;
}
