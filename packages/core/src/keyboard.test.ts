import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { russianLayout, spellingsOf } from './keyboard.ts';

/** Characters of each key of the Russian layout, from ё and the top row down, without and with Shift. */
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
    ['Образцов', 'образцов'], // already typed correctly
    ['gjbn-101 f', 'поит-101 а'],
    ['', ''],
  ])('HLP-02 keyboard: %j is converted to %j', (typed, meant) => {
    expect(russianLayout(typed)).toBe(meant);
  });

  it('HLP-02 keyboard: every letter of the alphabet can be typed, lower and upper case', () => {
    expect(new Set(pairs.map(({ letter }) => letter)).size).toBe(66);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pairs), { maxLength: 20 }), (typed) => {
        const meant = typed.map(({ letter }) => letter).join('');
        expect(russianLayout(typed.map(({ key }) => key).join(''))).toBe(meant.toLowerCase());
      }),
    );
  });

  it('HLP-02 keyboard: Russian text stays unchanged, however often it is converted', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = russianLayout(text);
        expect(russianLayout(once)).toBe(once);
      }),
    );
  });

  it('HLP-02 keyboard: a search uses the text as typed and converted, once when both are equal', () => {
    expect(spellingsOf(' J,hfp ')).toEqual(['j,hfp', 'образ']);
    expect(spellingsOf('428501')).toEqual(['428501']);
  });
});
