import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { codePointsOf, hasGrapheme, visibleCodePoints } from './code-points.ts';
import { type FontFile, fontFilesFor } from './font-files.ts';
import { ownLetters } from './own-letters.ts';
import type { Weight } from './own-fonts.ts';
import type { FontChoice } from './text-runs.ts';

/** Graphemes, by the weight in which a document shows them. */
export type Graphemes = Record<Weight, ReadonlySet<string>>;

/** Fonts for the graphemes of one document that its own font lacks. */
export interface FallbackFonts {
  /** Parts of font files by name. */
  files: ReadonlyMap<string, Buffer>;
  /** Names of the fonts that have a space. */
  spaced: ReadonlySet<string>;
  /** Names of fonts by grapheme. */
  names: Record<Weight, ReadonlyMap<string, string>>;
  /** Graphemes that no font has, in the order of the document. */
  missing: readonly string[];
}

export const noFallbackFonts: FallbackFonts = {
  files: new Map(),
  spaced: new Set(),
  names: { regular: new Map(), bold: new Map() },
  missing: [],
};

const SPACE = 0x20;

/** Reads the part of a font file with the given letters, in the format that the PDF library embeds. */
async function readPart({ path, wght, features }: FontFile, text: string): Promise<Buffer> {
  return subsetFont(await readFile(path), text, {
    targetFormat: 'truetype',
    ...(wght && { variationAxes: { wght } }),
    ...(features && { keepFeatures: features }),
  });
}

interface Search {
  weight: Weight;
  isJapanese: boolean;
  files: Map<string, Buffer>;
  spaced: Set<string>;
  names: Map<string, string>;
}

/**
 * Finds fonts for graphemes. Tries the files that may have each of them, one after another; returns the graphemes that
 * no file has.
 */
async function findFonts(
  graphemes: Iterable<string>,
  { weight, isJapanese, files, spaced, names }: Search,
): Promise<readonly string[]> {
  const candidates = new Map<string, readonly FontFile[]>();
  for (const grapheme of graphemes)
    candidates.set(grapheme, fontFilesFor(visibleCodePoints(grapheme)[0] ?? 0, weight, isJapanese));
  for (let turn = 0; [...candidates.values()].some((list) => list.length > turn); turn += 1) {
    const byFile = Map.groupBy(candidates, ([, list]) => list[turn]);
    for (const [file, entries] of byFile) {
      if (!file) continue;
      const requested = entries.map(([grapheme]) => grapheme);
      const part = await readPart(file, `${requested.join('')} `);
      const codePoints = codePointsOf(part);
      const found = requested.filter((grapheme) => hasGrapheme(codePoints, grapheme));
      const name = `${weight} ${files.size}`;
      if (found.length > 0) files.set(name, part);
      if (codePoints.has(SPACE)) spaced.add(name);
      for (const grapheme of found) {
        names.set(grapheme, name);
        candidates.delete(grapheme);
      }
    }
  }
  return [...candidates.keys()];
}

async function loadWeight(graphemes: ReadonlySet<string>, weight: Weight) {
  const isJapanese = [...graphemes].some((one) => /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(one));
  const search: Search = { weight, isJapanese, files: new Map(), spaced: new Set(), names: new Map() };
  const rest = await findFonts(graphemes, search);
  // The letters of a composed grapheme are among the graphemes, unless our own font has them.
  return { ...search, missing: rest.filter((grapheme) => visibleCodePoints(grapheme).length === 1) };
}

/** Loads the fonts that have the given graphemes. */
export async function loadFallbackFonts(wanted: Graphemes): Promise<FallbackFonts> {
  const light = await loadWeight(wanted.regular, 'regular');
  const heavy = await loadWeight(wanted.bold, 'bold');
  return {
    files: new Map([...light.files, ...heavy.files]),
    spaced: new Set([...light.spaced, ...heavy.spaced]),
    names: { regular: light.names, bold: heavy.names },
    missing: [...new Set([...light.missing, ...heavy.missing])],
  };
}

/** Returns the font of a grapheme in a document; null when neither our own font nor a loaded one has all of it. */
export function chooseFont(grapheme: string, weight: Weight, fonts: FallbackFonts): FontChoice | null {
  if (hasGrapheme(ownLetters(weight).codePoints, grapheme)) return { own: true };
  const fallback = fonts.names[weight].get(grapheme);
  return fallback === undefined ? null : { fallback, hasSpace: fonts.spaced.has(fallback) };
}
