import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { russianLayout, spellingsOf } from './keyboard.ts';

/** What each key of the Russian layout writes, from ё and the top row down, without and with Shift. */
const keys: readonly (readonly [latin: string, cyrillic: string])[] = [
  ['`qwertyuiop[]', 'ёйцукенгшщзхъ'],
  ["asdfghjkl;'zxcvbnm,.", 'фывапролджэячсмитьбю'],
  ['~QWERTYUIOP{}', 'ЁЙЦУКЕНГШЩЗХЪ'],
  ['ASDFGHJKL:"ZXCVBNM<>', 'ФЫВАПРОЛДЖЭЯЧСМИТЬБЮ'],
];
const pairs = keys.flatMap(([latin, cyrillic]) =>
  Array.from(latin, (key, index) => ({ key, letter: cyrillic.charAt(index) })),
);

describe('HLP-02 Russian typed on the Latin layout (section 5, "Helpers")', () => {
  it.each([
    ['ghbdtn', 'привет'],
    ['J,hfpwjd', 'образцов'],
    [':ehfdk`d', 'журавлёв'], // Ж with Shift is a colon
    ['>hmtd', 'юрьев'],
    ['428501', '428501'], // digits are on the same keys in both
    ['Образцов', 'образцов'], // typed right already
    ['gjbn-101 f', 'поит-101 а'],
    ['', ''],
  ])('HLP-02 %j means %j', (typed, meant) => {
    expect(russianLayout(typed)).toBe(meant);
  });

  it('HLP-02 every letter of the alphabet can be typed, small or capital', () => {
    expect(new Set(pairs.map(({ letter }) => letter)).size).toBe(66);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pairs), { maxLength: 20 }), (typed) => {
        const meant = typed.map(({ letter }) => letter).join('');
        expect(russianLayout(typed.map(({ key }) => key).join(''))).toBe(meant.toLowerCase());
      }),
    );
  });

  it('HLP-02 what is Russian already stays, however often it is converted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = russianLayout(text);
        expect(russianLayout(once)).toBe(once);
      }),
    );
  });

  it('HLP-02 a search is looked for as it was typed and as it was meant, once where both are the same', () => {
    expect(spellingsOf(' J,hfp ')).toEqual(['j,hfp', 'образ']);
    expect(spellingsOf('428501')).toEqual(['428501']);
  });
});
