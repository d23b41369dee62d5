import { spelt } from '@semestr/core/weak-passwords';

/** The fewest letters of a known password that count where it only stands inside another. */
const LEAST = 6;

let known: Promise<ReadonlySet<string>> | null = null;

/** The list is read when the first password is chosen: some 4 MB that a server may never need. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter((one) => one.length >= LEAST));
}

/**
 * What a password is without that which the rule asks for: "Sunshine1!" is "sunshine1" and "sunshine", and so is
 * "Sun5hine!". Those who guess try these first.
 */
function bareForms(password: string): string[] {
  const whole = password.trim().toLowerCase();
  const unsigned = whole.replaceAll(/^[^a-z\d]+|[^a-z\d]+$/g, '');
  const word = whole.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return [whole, unsigned, word, spelt(whole)];
}

/** Whether a password is among the most used ones, or is one of them with a capital, digits and signs around it. */
export async function isKnownPassword(password: string): Promise<boolean> {
  known ??= read();
  const all = await known;
  return bareForms(password).some((form) => all.has(form));
}
