import { shortNameOf } from '@semestr/core/display';
import type { SheetData } from 'write-excel-file/node';
import { headerStyle, type SheetFrame, workbook } from './workbook.ts';
import { cellOf } from './xlsx.ts';

const WIDTHS = [34, 60];

/** An application as a letter, with its details line by line. */
export interface LetterSheet {
  /** The addressee, as worded in the letter. */
  to: string;
  /** The full name of the applicant. */
  from: string;
  title: string;
  /** The content of the application. */
  text: string;
  lines: readonly (readonly [string, string | number | null])[];
  /** The date of the application: "20.11.2026". */
  on: string;
  frame: SheetFrame;
}

/** Creates a workbook with a letter on one page: addressee, applicant, text, lines, date and signature. */
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
    ...lines.map(([name, value]) => [{ ...cellOf(name), ...headerStyle }, cellOf(value)]),
    [],
    [on, { type: String, value: `____________ ${shortNameOf(from)}`, align: 'right' }],
  ];
  return workbook(title, frame.now, [
    { name: title, cells, widths: WIDTHS, headRow: null, hasFilter: false, isOnePage: true },
  ]);
}
