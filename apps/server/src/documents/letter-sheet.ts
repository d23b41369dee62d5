import { shortNameOf } from '@semestr/core/display';
import type { SheetData } from 'write-excel-file/node';
import { headed, type SheetFrame, workbook } from './workbook.ts';
import { cellOf } from './xlsx.ts';

const WIDTHS = [34, 60];

/** An application as a letter, with what is known of it line by line. */
export interface LetterSheet {
  /** Whom it addresses, in the words of the letter. */
  to: string;
  /** The full name of who applies. */
  from: string;
  title: string;
  /** What is asked for. */
  text: string;
  lines: readonly (readonly [string, string | number | null])[];
  /** When it was handed in: "20.11.2026". */
  on: string;
  frame: SheetFrame;
}

/** A workbook with a letter on one page: addressee, applicant, text, lines, day and signature. */
export function letterSheet(letter: LetterSheet): Promise<Uint8Array> {
  const { to, from, title, text, lines, on, frame } = letter;
  const across = { type: String, columnSpan: 2, wrap: true, alignVertical: 'center' } as const;
  const right = (value: string) => [null, { type: String, value, wrap: true, align: 'right' } as const];
  const cells: SheetData = [
    ...(to === '' ? [] : [right(to)]),
    right(from),
    [],
    [{ ...across, value: title, fontWeight: 'bold', fontSize: 14, align: 'center', height: 24 }, null],
    [],
    [{ ...across, value: text, height: 36 }, null],
    [],
    ...lines.map(([name, value]) => [{ ...cellOf(name), ...headed }, cellOf(value)]),
    [],
    [on, { type: String, value: `____________ ${shortNameOf(from)}`, align: 'right' }],
  ];
  return workbook(title, frame.now, [
    { name: title, cells, widths: WIDTHS, headRow: null, hasFilter: false, isOnePage: true },
  ]);
}
