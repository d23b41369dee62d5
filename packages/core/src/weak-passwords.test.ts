import { expect, it } from 'vitest';
import { passwordWeakness } from './weak-passwords.ts';

it.each([
  ['Password1!', 'common'],
  ['P@ssw0rd2026!', 'common'],
  ['Qwerty123!', 'common'],
  ['Aa1!Aa1!', 'common'],
  ['X-42850001-y', 'personal'],
  ['Lisitskaya-7!', 'personal'],
  ['Student-2026!x', null],
  ['t3Rr-Acotta', null],
] as const)('weak passwords: %s is %s', (password, weakness) => {
  expect(passwordWeakness(password, ['42850001', 'Lisitskaya', 'Ann'])).toBe(weakness);
});
