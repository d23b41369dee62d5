import { create } from 'fontkit';

/** Returns the code points of a font file; empty for a part of a font that has none of the requested letters. */
export function codePointsOf(font: Buffer): ReadonlySet<number> {
  try {
    const opened = create(font);
    return new Set('characterSet' in opened ? opened.characterSet : []);
  } catch {
    // A part without letters has no table of characters, which the library rejects.
    return new Set();
  }
}

/** Characters that select or join glyphs and do not have a glyph themselves. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** Returns the code points of a grapheme that need a glyph. */
export const visibleCodePoints = (grapheme: string): readonly number[] =>
  Array.from(grapheme).flatMap((character) =>
    invisible.test(character) ? [] : (character.codePointAt(0) ?? []),
  );

export const hasGrapheme = (codePoints: ReadonlySet<number>, grapheme: string): boolean =>
  visibleCodePoints(grapheme).every((code) => codePoints.has(code));
