import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Weight } from './own-fonts.ts';

const { resolve } = createRequire(import.meta.url);

/** A font file that may have a letter. */
export interface FontFile {
  path: string;
  /** Position on the weight axis of a variable font. */
  wght?: number;
  /** OpenType features to use; all by default. */
  features?: readonly string[];
}

/** Returns the code points of ranges in the notation of CSS: "U+0600-06FF,U+0750". */
const codePointsIn = (notation: string): readonly number[] =>
  notation.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

const weights = { regular: 400, bold: 700 } as const satisfies Record<Weight, number>;

/** The files of a family by code point: each has the letters of some ranges. */
type Family = ReadonlyMap<number, FontFile>;

function readFamily(family: string, weight: Weight): Family {
  const wght = weights[weight];
  const isVariable = family.startsWith('@fontsource-variable/');
  const name = family.slice(family.indexOf('/') + 1);
  const indexPath = resolve(`${family}/unicode.json`);
  const index: Record<string, string> = JSON.parse(readFileSync(indexPath, 'utf8'));
  const files = new Map<number, FontFile>();
  for (const [slice, ranges] of Object.entries(index)) {
    const file = `${name}-${slice.replaceAll(/[[\]]/g, '')}-${isVariable ? 'wght' : wght}-normal.woff2`;
    const font = { path: join(dirname(indexPath), 'files', file), ...(isVariable && { wght }) };
    for (const code of codePointsIn(ranges)) files.set(code, font);
  }
  return files;
}

const families = new Map<string, Family>();

/** The same, read once. */
function familyOf(name: string, weight: Weight): Family {
  const key = `${name} ${weight}`;
  const family = families.get(key) ?? readFamily(name, weight);
  families.set(key, family);
  return family;
}

/**
 * Features of the general font: everything but the decomposition of letters, whose parts could not be extracted from
 * the document as one letter.
 */
const features = (
  'abvm abvs akhn blwf blwm blws calt cjct dist half haln init kern liga locl mark mkmk nukt pref pres pstf psts ' +
  'rkrf rlig rphf vatu'
).split(' ');

/** Latin, Greek, Cyrillic, Devanagari and their marks in one file: a mark and its letter need the same font. */
const general = {
  regular: { path: resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'), features },
  bold: { path: resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'), features },
} as const satisfies Record<Weight, FontFile>;

const noto = (script: string): string => `@fontsource-variable/noto-${script}`;
const chinese = noto('sans-sc');
const japanese = noto('sans-jp');

/** Families by script. Chinese characters come first: their punctuation is shared with the other scripts. */
const byScript: readonly (readonly [script: RegExp, families: readonly string[]])[] = [
  [/\p{Script_Extensions=Han}/u, [chinese, japanese]],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, [japanese, chinese]],
  [/\p{Script_Extensions=Hangul}/u, [noto('sans-kr')]],
  // Each letter is one glyph, also in ligatures, so that extracted text is what was written.
  [/\p{Script_Extensions=Arabic}/u, ['@fontsource/amiri']],
  [/\p{Script_Extensions=Hebrew}/u, [noto('sans-hebrew')]],
  [/\p{Script_Extensions=Armenian}/u, [noto('sans-armenian')]],
  [/\p{Script_Extensions=Georgian}/u, [noto('sans-georgian')]],
  [/\p{Script_Extensions=Thai}/u, [noto('sans-thai')]],
];
const symbols = [noto('emoji'), japanese, chinese];

/**
 * Returns the files that may have a letter, the most suitable first.
 *
 * @param isJapanese the text has kana, so that Chinese characters have their Japanese form
 */
export function fontFilesFor(code: number, weight: Weight, isJapanese: boolean): readonly FontFile[] {
  const letter = String.fromCodePoint(code);
  const found = byScript.find(([script]) => script.test(letter))?.[1];
  const names = isJapanese && found?.includes(chinese) ? [japanese, chinese] : (found ?? symbols);
  const matching = names.flatMap((name) => familyOf(name, weight).get(code) ?? []);
  return found ? matching : [general[weight], ...matching];
}
