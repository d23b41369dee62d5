import { passwordFault } from './validation.ts';

/**
 * Words that are commonly used when a rule requires all character classes; compared ignoring case and special
 * characters.
 */
const common = new Set(
  `password qwerty qwertyuiop welcome admin administrator letmein iloveyou monkey dragon football baseball
  superman batman trustno master sunshine princess login abc abcd abcde abcdef abcdefgh asdf asdfgh asdfghjkl zxcvbnm zxcvbn
  qazwsx qazwsxedc qweasd qweasdzxc qwe qwer pass passw passwd student university semestr minsk belarus parol privet
  secret hello summer winter spring autumn changeme default test testtest user root google yandex vkontakte telegram`
    .split(/\s+/)
    .filter(Boolean),
);

/** Letters for the digits and signs that often replace them. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-zа-яё]/g, '');
/** Returns the word behind "P@ssw0rd2026!": without its suffix. */
export const baseWordOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+$/, '')
    .replaceAll(/[\d$@]/g, (letter) => lookalikes[letter] ?? letter);

const isRun = (text: string): boolean => new Set(text.toLowerCase().replaceAll(/[^a-z\d]/g, '')).size <= 3;

/** Minimum length of a name or username that must not be part of a password. */
const LEAST = 4;

/**
 * Returns why a password that satisfies the rule (specification, section 5) is still easy to guess: it is common, or
 * contains the user's own username or name; null when it is neither. `own` are the username and the names in Latin
 * letters.
 */
export function passwordWeakness(password: string, own: readonly string[]): 'common' | 'personal' | null {
  const text = password.trim();
  if (common.has(plain(text)) || common.has(plain(baseWordOf(text))) || isRun(text)) return 'common';
  const lower = text.toLowerCase();
  const holds = own.some((name) => name.length >= LEAST && lower.includes(name.toLowerCase()));
  return holds ? 'personal' : null;
}

const STRONG_LENGTH = 12;

/**
 * Rates a password for display: weak ones are rejected; from 12 characters on, most of them different, it is strong.
 */
export function passwordStrength(password: string, own: readonly string[]): 'weak' | 'fair' | 'strong' {
  const text = password.trim();
  if (passwordFault(text) !== null || passwordWeakness(text, own) !== null) return 'weak';
  return text.length >= STRONG_LENGTH && new Set(text).size > text.length / 2 ? 'strong' : 'fair';
}
