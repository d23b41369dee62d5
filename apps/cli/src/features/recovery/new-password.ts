import { randomInt } from 'node:crypto';

const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '-_.'] as const;
const LENGTH = 16;

/** A password nobody has used, with a letter of each kind that the rules ask for (specification, section 4). */
export function newPassword(): string {
  const one = (letters: string): string => letters.charAt(randomInt(letters.length));
  const rest = Array.from({ length: LENGTH - kinds.length }, () => one(kinds.join('')));
  return [...kinds.map(one), ...rest].join('');
}
