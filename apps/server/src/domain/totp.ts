import { timingSafeEqual } from 'node:crypto';
import { TOTP_DIGITS, TOTP_PERIOD, acceptedTotpSteps, totpStepStart } from '@semestr/core/second-factor';
import { Secret, TOTP } from 'otpauth';

/**
 * Creates the code generator of an authenticator app (RFC 6238), with the usual parameters: SHA-1, six digits, half a
 * minute.
 */

const totpOf = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({
    issuer: 'Semestr',
    label,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD,
    // Copies the bytes: their buffer may hold more.
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** Creates 160 random bits; more would not make SHA-1 stronger. */
export const newTotpSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** Formats the secret for an app: in base 32, and as the address of a QR code. */
export function totpFor(secret: Uint8Array, username: string): { secret: string; uri: string } {
  const totp = totpOf(secret, username);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Returns the code of a step. */
export const totpCode = (secret: Uint8Array, step: number): string =>
  totpOf(secret, '').generate({ timestamp: totpStepStart(step).getTime() });

/** Returns the step of a code; null when no step that is currently accepted has it. */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  taken: { lastStep: number; now: Date },
): number | null {
  const isCodeOf = (step: number): boolean => {
    const [expected, actual] = [Buffer.from(totpCode(secret, step)), Buffer.from(code)];
    return expected.length === actual.length && timingSafeEqual(expected, actual);
  };
  return acceptedTotpSteps(taken).find(isCodeOf) ?? null;
}
