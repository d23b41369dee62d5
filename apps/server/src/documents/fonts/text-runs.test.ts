import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FontChoice, isRightToLeft, printable, toRuns } from './text-runs.ts';

/** Our own font has Latin letters, digits and punctuation; "wide" has the others. */
const fontOf = (grapheme: string): FontChoice =>
  /^[ -~]+$/.test(grapheme) ? { own: true } : { fallback: 'wide', hasSpace: true };
const textsOf = (line: string, direction: 'ltr' | 'rtl' = 'ltr'): readonly string[] =>
  toRuns(line, direction, fontOf).map(({ text }) => text);

describe('text runs', () => {
  it('text runs: split a line where its font changes', () => {
    expect(textsOf('Anna 欧阳 (2026)')).toEqual(['Anna ', '欧阳', ' (2026)']);
  });

  it('text runs: words from right to left are in visual order, with mirrored brackets', () => {
    expect(textsOf('A אב, (גד) 12 B')).toEqual(['A ', '12', ' ', '(', 'גד', ')', ' ', ',', 'אב', ' B']);
    expect(textsOf('אב, B', 'rtl')).toEqual(['B', ' ', ',', 'אב']);
  });

  it('text runs: a space between two words from right to left has their font', () => {
    const [, space] = toRuns('אב גד', 'rtl', fontOf);
    expect(space).toMatchObject({ text: ' ', font: { fallback: 'wide' } });
  });

  it('text runs: digits of a fallback font stay in their order', () => {
    expect(textsOf('١٢٣', 'rtl')).toEqual(['١', '٢', '٣']);
  });

  it('text runs: a mirrored or missing character is extracted as written', () => {
    const brackets = toRuns('א(ב)', 'rtl', fontOf).flatMap(({ text, actual }) =>
      actual === null ? [] : [[text, actual]],
    );
    expect(brackets).toEqual([
      ['(', ')'],
      [')', '('],
    ]);
    expect(toRuns('ក', 'ltr', () => null)).toMatchObject([
      { text: 'ក', font: { missing: true }, actual: 'ក' },
    ]);
  });

  it('text runs: a bracket is not joined to the word after it, and is extracted as written', () => {
    const runs = toRuns('⦃אב⦄', 'rtl', fontOf).map(({ text, actual }) => [text, actual]);
    expect(runs).toEqual([
      ['⦃', '⦄'],
      ['אב', null],
      ['⦄', '⦃'],
    ]);
  });

  it('text runs: keep every visible character of any text', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const line = printable(text).replaceAll('\n', '');
        const direction = isRightToLeft(line) ? 'rtl' : 'ltr';
        const drawn = toRuns(line, direction, fontOf).map((run) => run.actual ?? run.text);
        const visible = line.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
        const sorted = (characters: string) => Array.from(characters).toSorted();
        expect(sorted(drawn.join('').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''))).toEqual(
          sorted(visible),
        );
      }),
    );
  });

  it('text runs: a printable text is composed and has no control characters or unusual spaces', () => {
    expect(printable('И\u0306\tа\u2009б\u202fв\u0001г\r\nд\ud800')).toBe('Й а б\u00a0вг\nд\ufffd');
  });
});
