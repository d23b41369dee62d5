import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { chooseFont, type FallbackFonts, loadFallbackFonts, noFallbackFonts } from './fallback-fonts.ts';
import { ownFonts, type Weight } from './own-fonts.ts';
import { isRightToLeft, printable, toRuns } from './text-runs.ts';

/** A text as a drawing. */
export interface Outline {
  /** SVG path whose origin is the left end of the baseline. */
  path: string;
  width: number;
  /** Heights of our own letters above the baseline, the same for every text. */
  capitals: number;
  /** The highest of our own letters, with its mark. */
  highest: number;
}

function open(bytes: Buffer): Font {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('The file is a collection of fonts, not a font');
  return font;
}

let own: Record<Weight, Font> | null = null;

function ownFont(weight: Weight): Font {
  own ??= { regular: open(readFileSync(ownFonts.regular)), bold: open(readFileSync(ownFonts.bold)) };
  return own[weight];
}

/** Loads the fonts of a text that our own font cannot show alone. */
async function fontsFor(line: string, weight: Weight): Promise<FallbackFonts> {
  const missing = { regular: new Set<string>(), bold: new Set<string>() };
  toRuns(line, 'ltr', (grapheme) => {
    const choice = chooseFont(grapheme, weight, noFallbackFonts);
    if (!choice) missing[weight].add(grapheme);
    return choice;
  });
  return missing[weight].size === 0 ? noFallbackFonts : loadFallbackFonts(missing);
}

/** Draws one line of text in the fonts that have its letters, whatever fonts the machine has. */
export async function outlineOf(text: string, weight: Weight, size: number): Promise<Outline> {
  const line = printable(text).replaceAll('\n', ' ');
  const fonts = await fontsFor(line, weight);
  const runs = toRuns(line, isRightToLeft(line) ? 'rtl' : 'ltr', (grapheme) =>
    chooseFont(grapheme, weight, fonts),
  );
  const paths: string[] = [];
  let left = 0;
  for (const run of runs) {
    const bytes = 'fallback' in run.font ? fonts.files.get(run.font.fallback) : undefined;
    const font = bytes ? open(bytes) : ownFont(weight);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      const [x, y] = [left + xOffset * scale, -yOffset * scale];
      paths.push(glyph.path.transform(scale, 0, 0, -scale, x, y).toSVG());
      left += xAdvance * scale;
    }
  }
  const font = ownFont(weight);
  const scale = size / font.unitsPerEm;
  return {
    path: paths.join(''),
    width: left,
    capitals: font.capHeight * scale,
    highest: font.layout('Й').bbox.maxY * scale,
  };
}
