import { randomInt } from 'node:crypto';

const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-_.'] as const;
const LENGTH = 16;

/** Generates a random password with a character of each required class (specification, section 4). */
export function newPassword(): string {
  const one = (letters: string): string => letters.charAt(randomInt(letters.length));
  const rest = Array.from({ length: LENGTH - kinds.length }, () => one(kinds.join('')));
  return [...kinds.map(one), ...rest].join('');
}
