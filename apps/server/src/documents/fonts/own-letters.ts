import { readFileSync } from 'node:fs';
import { codePointsOf } from './code-points.ts';
import { ownFonts, type Weight } from './own-fonts.ts';

interface OwnLetters {
  codePoints: ReadonlySet<number>;
  /** Matches a text that needs no other font. */
  covers: RegExp;
}

/** Builds a pattern of the code points: a native match is faster than a lookup of each letter. */
function readLetters(path: string): OwnLetters {
  const codePoints = codePointsOf(readFileSync(path));
  // A font may map control characters to empty glyphs.
  const printed = [...codePoints].filter((code) => !/\p{Cc}/u.test(String.fromCodePoint(code)));
  const escaped = printed.map((code) => `\\u{${code.toString(16)}}`);
  return { codePoints, covers: new RegExp(`^[\\n${escaped.join('')}]*$`, 'u') };
}

let letters: Record<Weight, OwnLetters> | null = null;

/** Returns the letters of our own font. The files are read once. */
export function ownLetters(weight: Weight): OwnLetters {
  letters ??= { regular: readLetters(ownFonts.regular), bold: readLetters(ownFonts.bold) };
  return letters[weight];
}
