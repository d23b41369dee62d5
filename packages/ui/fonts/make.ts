/**
 * Generates the two font files that every page needs: the letters of our languages, the weights in use, and the font
 * features visible in tables and names. Run it after an upgrade of the font: `node tools/run.mjs fonts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/** Code points, single or as ranges. Others are loaded from the complete font files when they are used. */
const ranges = {
  cyrillic: [[0x301], [0x400, 0x45f], [0x490, 0x491], [0x4b0, 0x4b1], [0x2116]],
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xa1],
    [0xa7],
    [0xa9],
    [0xab],
    [0xae],
    [0xb0, 0xb1],
    [0xb7],
    [0xbb],
    [0xd7],
    [0xf7],
    [0x2009],
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2022],
    [0x2026],
    [0x20ac],
    [0x2122],
    [0x2191],
    [0x2193],
    [0x2212],
  ],
} as const;

type Range = readonly [first: number, last?: number];

const charactersOf = (parts: readonly Range[]): string =>
  parts
    .flatMap(([first, last = first]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

// The same weights as the complete font: with other weights the browser would select the face by weight and not by
// character.
const face = (script: string, parts: readonly Range[]): string => `
@font-face {
  font-family: "Golos Text Variable";
  font-display: swap;
  font-weight: 400 900;
  src: url("./golos-${script}.woff2") format("woff2-variations");
  unicode-range: ${parts.map(([first, last]) => `U+${hex(first)}${last === undefined ? '' : `-${hex(last)}`}`).join(', ')};
}
`;

const here = (name: string): URL => new URL(name, import.meta.url);
const faces: string[] = [];
for (const [script, parts] of Object.entries<readonly Range[]>(ranges)) {
  const whole = `@fontsource-variable/golos-text/files/golos-text-${script}-wght-normal.woff2`;
  const part = await subsetFont(await readFile(new URL(import.meta.resolve(whole))), charactersOf(parts), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
  });
  await writeFile(here(`golos-${script}.woff2`), part);
  faces.push(face(script, parts));
  process.stdout.write(`golos-${script}.woff2: ${part.length} bytes\n`);
}
await writeFile(here('golos.css'), `/* Made by make.ts. */\n${faces.join('')}`);
