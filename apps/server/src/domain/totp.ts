import { timingSafeEqual } from 'node:crypto';
import { TOTP_DIGITS, TOTP_PERIOD, totpStepsTaken, totpStepStart } from '@semestr/core/second-factor';
import { Secret, TOTP } from 'otpauth';

/** The codes of an app (RFC 6238), as every such app makes them: SHA-1, six digits, half a minute. */

const totpOf = (secret: Uint8Array, label: string): TOTP =>
  new TOTP({
    issuer: 'Semestr',
    label,
    algorithm: 'SHA1',
    digits: TOTP_DIGITS,
    period: TOTP_PERIOD,
    // A copy of the bytes alone: their buffer may hold more.
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** 160 random bits, as long as SHA-1 makes use of. */
export const newTotpSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** What an app is told: the secret in base 32, and the address in a QR code. */
export function totpFor(secret: Uint8Array, username: string): { secret: string; uri: string } {
  const totp = totpOf(secret, username);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The code of a step. */
export const totpCode = (secret: Uint8Array, step: number): string =>
  totpOf(secret, '').generate({ timestamp: totpStepStart(step).getTime() });

/** The step of which this is the code; null where it is the code of none that is taken now. */
export function stepOfCode(
  secret: Uint8Array,
  code: string,
  taken: { lastStep: number; now: Date },
): number | null {
  const isCodeOf = (step: number): boolean => {
    const [right, given] = [Buffer.from(totpCode(secret, step)), Buffer.from(code)];
    return right.length === given.length && timingSafeEqual(right, given);
  };
  return totpStepsTaken(taken).find(isCodeOf) ?? null;
}
