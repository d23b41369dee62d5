import { passwordWeakness } from '@semestr/core/weak-passwords';
import { describe, expect, it } from 'vitest';
import { isKnownPassword } from './known-passwords.ts';

/** Whether a password satisfies the rule and is not one that browsers recognise as weak. */
const isUncommon = (password: string): boolean => passwordWeakness(password, []) === null;

describe('common passwords', () => {
  it.each(['ZAQ!2wsx', 'Sasha_007'])('common passwords: recognises %s', async (password) => {
    expect([isUncommon(password), await isKnownPassword(password)]).toEqual([true, true]);
  });

  it.each(['Liverpool1!', '2026-Samantha', 'Butterfly_7', 'Dr@g0nfly.1', 'Elizab3th$', '!Ncc1701D.'])(
    'common passwords: recognises one padded to satisfy the rule: %s',
    async (password) => {
      expect([isUncommon(password), await isKnownPassword(password)]).toEqual([true, true]);
    },
  );

  it.each(['t3Rr-Acotta', 'Pereulok-7.svet', 'xK7#nbQw', 'Dog-Lamp-Rain-4', 'Monkey-Butterfly-7'])(
    'common passwords: accepts %s',
    async (password) => {
      expect(await isKnownPassword(password)).toBe(false);
    },
  );

  it('common passwords: accepts 2,000 random ones', async () => {
    const letters = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!#$%&*-_.';
    const created = Array.from({ length: 2000 }, () =>
      Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => letters[byte % letters.length]).join(
        '',
      ),
    );
    const results = await Promise.all(created.map(isKnownPassword));
    expect(created.filter((_password, index) => results[index])).toEqual([]);
  });
});
