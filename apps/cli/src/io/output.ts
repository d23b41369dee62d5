import { styleText } from 'node:util';

/** Formats the output of `--json`. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

type Style = Parameters<typeof styleText>[0];

/** Applies a style to text, unless colours are disabled. */
export const paint = (isColoured: boolean, style: Style, text: string): string =>
  isColoured ? styleText(style, text, { validateStream: false }) : text;

/** Control characters (C0 and C1), and characters that change the text direction: "exe.pdf" may be "fdp.exe". */
export const UNSAFE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Formats untrusted text as one line, because text from a server must not move the cursor, change colours or change the
 * text direction.
 */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').replaceAll(UNSAFE, '');

/** Replaces non-breaking spaces in the texts of other packages, because the terminal breaks no lines. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Returns the number of columns that a text occupies. Every letter in use here occupies one. */
export const widthOf = (text: string): number => Array.from(text).length;

const padded = (text: string, width: number, isNumber: boolean): string => {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)));
  return isNumber ? space + text : text + space;
};

/** Returns the widths that a table's columns need. */
export const columnWidths = (rows: readonly (readonly string[])[]): number[] =>
  rows.reduce<number[]>(
    (widths, row) => row.map((cell, index) => Math.max(widths[index] ?? 0, widthOf(cell))),
    [],
  );

/**
 * Formats rows as aligned lines, with two spaces between columns; `numbers` lists the columns that are aligned to the
 * right.
 */
export function tableLines(texts: readonly (readonly string[])[], numbers: readonly number[] = []): string[] {
  const rows = texts.map((row) => row.map(printable));
  const widths = columnWidths(rows);
  return rows.map((row) =>
    row
      .map((cell, index) => padded(cell, widths[index] ?? 0, numbers.includes(index)))
      .join('  ')
      .trimEnd(),
  );
}

/** Truncates a text to `width` columns. */
export const cut = (text: string, width: number): string =>
  widthOf(text) <= width
    ? text
    : `${Array.from(text)
        .slice(0, width - 1)
        .join('')}…`;
