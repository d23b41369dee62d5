import { baseWordOf } from '@semestr/core/weak-passwords';

/** Minimum length of a common password that counts when it is only part of another. */
const LEAST = 6;

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/** The list is loaded when the first password is chosen: it takes some 4 MB, which many servers never need. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= LEAST));
}

/**
 * Strips what the rule requires from a password: "Sunshine1!" becomes "sunshine1" and "sunshine", and so does
 * "Sun5hine!". Attackers try these first.
 */
function bareForms(password: string): string[] {
  const whole = password.trim().toLowerCase();
  const unsigned = whole.replaceAll(/^[^a-z\d]+|[^a-z\d]+$/g, '');
  const word = whole.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [whole, unsigned, word, baseWordOf(whole)];
}

/**
 * Whether a password is among the most common ones, or is one of them padded with a capital, digits and special
 * characters.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  commonPasswords ??= read();
  const all = await commonPasswords;
  return bareForms(password).some((form) => all.has(form));
}
