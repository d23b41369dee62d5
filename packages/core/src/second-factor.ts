import { typedCode } from './typed-text.ts';

/**
 * The second factor of a sign-in: a code of an authenticator app, which changes every 30 seconds (RFC 6238), or a
 * recovery code for users who have lost the app. The server handles secrets and hashes; this module defines the format
 * and the validity of codes.
 */

/** Seconds for which the app displays a code. */
export const TOTP_PERIOD = 30;

export const TOTP_DIGITS = 6;

/** Returns the time step of an instant, counted from 1970: the `T` of RFC 6238. */
export const totpStep = (now: Date): number => Math.floor(now.getTime() / 1000 / TOTP_PERIOD);

/** Returns the beginning of a step. */
export const totpStepStart = (step: number): Date => new Date(step * TOTP_PERIOD * 1000);

/**
 * Returns the steps whose codes are accepted now: the current, the previous and the next one, because clocks differ. A
 * code can be used once, so only steps after the last used one.
 */
export function acceptedTotpSteps({ lastStep, now }: { lastStep: number; now: Date }): number[] {
  const step = totpStep(now);
  return [step, step - 1, step + 1].filter((one) => one > lastStep);
}

/** Number of recovery codes in a set. */
export const RECOVERY_CODES = 10;

/** Digits and letters that cannot be confused: no I, L, O, U (Crockford's base 32). */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 10;

/** Number of random bytes of a recovery code: one for each of its characters. */
export const RECOVERY_BYTES = RECOVERY_LENGTH;

/** Creates a recovery code from random bytes, in the form that is compared: "k3v9x2m7q1". */
export const recoveryCode = (bytes: Uint8Array): string =>
  // 256 is a multiple of 32, so that all characters are equally likely.
  Array.from(bytes.subarray(0, RECOVERY_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Formats a recovery code for display: "k3v9x-2m7q1". */
export const formatRecoveryCode = (code: string): string =>
  `${code.slice(0, RECOVERY_LENGTH / 2)}-${code.slice(RECOVERY_LENGTH / 2)}`;

/** A typed code. */
export type TypedFactor = { kind: 'totp'; code: string } | { kind: 'recovery'; code: string };

const RECOVERY = new RegExp(`^[${ALPHABET}]{${RECOVERY_LENGTH}}$`);
const TOTP = new RegExp(`^\\d{${TOTP_DIGITS}}$`);

/**
 * Parses a typed code, ignoring spaces, hyphens and case, and reading letters that look like a digit as that digit;
 * null when it is neither kind of code.
 */
export function parseTypedFactor(text: string): TypedFactor | null {
  const plain = typedCode(text).toLowerCase();
  if (TOTP.test(plain)) return { kind: 'totp', code: plain };
  const code = plain.replaceAll(/[il]/g, '1').replaceAll('o', '0');
  return RECOVERY.test(code) ? { kind: 'recovery', code } : null;
}
