import { read, sheets } from '@semestr/api/table-import-files';
import { isTermCode } from '@semestr/core/term';
import { translator } from '@semestr/core/texts';
import { change } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printRows } from '../../io/rows.ts';
import { printImport } from './print.ts';
import { explainRefusal } from './send.ts';
import { texts } from './texts.ts';

export interface Reading {
  /** Number of the sheet, from 1. */
  sheet: number;
  /** Number of the row with the titles; null to find it. */
  headRow: number | null;
  /** Term of a timetable; null for the term in the titles of the file. */
  term: string | null;
}

/** Reads a sent file again, with another header or term; it is not uploaded again. */
export async function readAgain(
  context: Context,
  id: string,
  { sheet, headRow, term }: Reading,
): Promise<ExitCode> {
  if (term !== null && !isTermCode(term)) throw failure(texts, (t) => t('wrongTerm', { term }), exit.usage);
  const place = headRow === null ? null : { sheet: sheet - 1, row: headRow };
  try {
    return await change(context, read, { params: { id }, body: { place, term } }, (table) => {
      printImport(context, table);
      context.stderr.write(`${translator(texts, context.language)('sent', { id: table.id })}\n`);
    });
  } catch (error) {
    throw explainRefusal(error);
  }
}

/** Shows the first rows of each sheet, numbered as `readAgain` takes them. */
export async function showSheets(context: Context, id: string): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const found = await withSession(context, ({ client }) => client.call(sheets, { params: { id } }));
  if (context.json) {
    context.stdout.write(jsonText(found));
    return exit.ok;
  }
  const rows = found.sheets.flatMap(({ name, rows: cells }, sheet) =>
    cells.flatMap((row, index) =>
      row.length === 0
        ? []
        : [{ sheet: sheet + 1, name, row: index + 1, text: row.filter(Boolean).join(' | ') }],
    ),
  );
  printRows<(typeof rows)[number]>(
    context,
    [
      { key: 'sheet', head: t('head.sheet'), value: (one) => one.sheet, isNumber: true },
      { key: 'name', head: t('head.sheetName'), value: ({ name }) => name },
      { key: 'row', head: t('head.row'), value: ({ row }) => row, isNumber: true },
      { key: 'text', head: t('head.text'), value: ({ text }) => text },
    ],
    rows,
    '',
  );
  return exit.ok;
}
