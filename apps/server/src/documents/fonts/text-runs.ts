import bidiFactory from 'bidi-js';
import { visibleCodePoints } from './code-points.ts';

/** A font of a document: our own, a fallback by its name, or none. */
export type FontChoice = { own: true } | { fallback: string; hasSpace: boolean } | { missing: true };

/** A piece of a line in one font and direction. */
export interface TextRun {
  /** Drawn characters: brackets of a right-to-left text are mirrored. */
  text: string;
  font: FontChoice;
  /** Characters to extract instead, where the glyphs alone would not give them back. */
  actual: string | null;
  /** Embedding level of the bidirectional algorithm: odd for right-to-left. */
  level: number;
}

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Scripts that are read from the left and whose glyphs are in another order than their letters. */
const reordered = /[\p{Script=Devanagari}\p{Script=Thai}]/u;
const isLetter = (text: string): boolean => /\p{L}/u.test(text);
const isDigit = (text: string): boolean => /\p{Nd}/u.test(text);

const areSame = (one: FontChoice, other: FontChoice): boolean =>
  'fallback' in one ? 'fallback' in other && one.fallback === other.fallback : 'own' in one && 'own' in other;

/**
 * Normalises a text for printing: composed letters, no control characters, and spaces that every font has. Line breaks
 * and no-break spaces stay.
 */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u2007\u202f]/g, '\u00a0')
    .replaceAll(/[^\S\n\u00a0]/g, ' ')
    .replaceAll(/(?!\n)\p{Cc}/gu, '');

/** Returns true when the first letter with a direction is of a right-to-left script. */
export const isRightToLeft = (text: string): boolean =>
  (bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level ?? 0) % 2 === 1;

/** Puts runs into visual order from the left, by rule L2 of the Unicode Bidirectional Algorithm. */
function inVisualOrder(runs: readonly TextRun[]): readonly TextRun[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? -1) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}

/**
 * Sets a space between two right-to-left words in their font: readers only recognise words in one font as one text,
 * whose letters they reverse together.
 */
function joinSpace(run: TextRun, before: TextRun | undefined, after: TextRun | undefined): TextRun {
  const isBetween = run.text === ' ' && run.level % 2 === 1 && before && after;
  if (!isBetween || !('fallback' in before.font) || !before.font.hasSpace) return run;
  return areSame(before.font, after.font) ? { ...run, font: before.font } : run;
}

/**
 * Splits a line into runs of one font and direction, in visual order from the left. Letters within a run are in logical
 * order: the font library joins and reverses them by their script.
 *
 * @param fontOf returns null when only the single letters of a grapheme have fonts
 */
export function toRuns(
  line: string,
  direction: 'ltr' | 'rtl',
  fontOf: (grapheme: string) => FontChoice | null,
): readonly TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: TextRun[] = [];
  const add = (text: string, font: FontChoice, level: number): void => {
    const last = runs.at(-1);
    const isReversed = level % 2 === 1;
    // The library reverses words of these scripts but not their punctuation, and also digits, which must stay.
    const mayJoin = (before: string) =>
      isReversed ? isLetter(before) && isLetter(text) : 'own' in font || !isDigit(text);
    if (last && last.level === level && mayJoin(last.text) && areSame(last.font, font)) {
      const actualText = (last.actual ?? last.text) + text;
      if (reordered.test(text) || last.actual !== null) last.actual = actualText;
      last.text += text;
    } else {
      const glyphs = isReversed ? (bidi.getMirroredCharacter(text) ?? text) : text;
      const isAsShown = glyphs === text && !reordered.test(text) && !('missing' in font);
      runs.push({ text: glyphs, font, level, actual: isAsShown ? null : text });
    }
  };
  for (const { segment, index } of graphemes.segment(line)) {
    const level = levels[index] ?? 0;
    if (visibleCodePoints(segment).length === 0) continue;
    const font = fontOf(segment);
    if (font) add(segment, font, level);
    else
      for (const letter of segment)
        if (visibleCodePoints(letter).length > 0) add(letter, fontOf(letter) ?? { missing: true }, level);
  }
  return inVisualOrder(runs.map((run, index) => joinSpace(run, runs[index - 1], runs[index + 1])));
}
