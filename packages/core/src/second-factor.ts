/**
 * What beside the password proves who signs in: a code of an app, new every half minute (RFC 6238), or a recovery code
 * for whoever has lost the app. Secrets and hashes are the server's; here is what counts as a code, and when.
 */

/** How long a code of the app is shown, in seconds. */
export const TOTP_PERIOD = 30;

export const TOTP_DIGITS = 6;

/** The half minute of a moment, counted from 1970: the `T` of RFC 6238. */
export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP_PERIOD);

/** When a step begins. */
export const totpStepStart = (step: number): Date => new Date(step * TOTP_PERIOD * 1000);

/**
 * The steps whose codes are taken now: of this half minute, of the last and of the next, for clocks differ. A code
 * serves once, so only steps after the last one that served.
 */
export function totpStepsTaken({ lastStep, now }: { lastStep: number; now: Date }): number[] {
  const step = totpStep(now);
  return [step, step - 1, step + 1].filter((one) => one > lastStep);
}

/** How many recovery codes are given at a time. */
export const RECOVERY_CODES = 10;

/** Digits and letters of which none is taken for another: no I, L, O, U (Crockford's base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 10;

/** How many random bytes a recovery code is made of: one for each of its letters. */
export const RECOVERY_BYTES = RECOVERY_LENGTH;

/** A recovery code of random bytes, as it is compared: "k3v9x2m7q1". */
export const recoveryCode = (bytes: Uint8Array): string =>
  // 256 is a multiple of 32, so that all letters are equally likely.
  Array.from(bytes.subarray(0, RECOVERY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** As it is shown and written down: "k3v9x-2m7q1". */
export const shownRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

/** A code as somebody typed it. */
export type TypedFactor = { kind: 'totp'; code: string } | { kind: 'recovery'; code: string };

const RECOVERY = new RegExp(`^[${ALPHABET}]{${RECOVERY_LENGTH}}$`);
const TOTP = new RegExp(`^\\d{${TOTP_DIGITS}}$`);

/**
 * What was typed, without spaces, hyphens and capitals, and with letters that look like a digit read as that digit; null
 * where it can be neither kind of code.
 */
export function typedFactor(text: string): TypedFactor | null {
  const plain = text.replaceAll(/[\s\u2010-\u2015-]/g, '').toLowerCase();
  if (TOTP.test(plain)) return { kind: 'totp', code: plain };
  const code = plain.replaceAll(/[il]/g, '1').replaceAll('o', '0');
  return RECOVERY.test(code) ? { kind: 'recovery', code } : null;
}
