import { MAX_RANGE } from '@semestr/api/filters';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Listed, readList, printPageHint } from '../../io/pages.ts';
import { printRows } from '../../io/rows.ts';
import { columnNames, columnsOf, fittingColumns } from './columns.ts';
import type { Kind } from './kinds.ts';
import { PAGE, queryOf, type ListOptions } from './query.ts';
import { readPart } from './read.ts';
import type { Row } from './record.ts';
import { texts } from './texts.ts';

export interface WantedPage extends ListOptions {
  page: number | undefined;
  /** "name,facultyId"; undefined for all that fit. */
  columns: string | undefined;
}

/**
 * Lists records of a type: a page at a terminal, all of them for programs. Invalid parameters are reported before
 * signing in.
 */
export async function listRecords(context: Context, kind: Kind, wanted: WantedPage): Promise<ExitCode> {
  const query = queryOf(kind, wanted);
  const names = columnNames(kind, wanted.columns);
  const listed = await withSession(context, (session) =>
    readList(context, {
      page: wanted.page,
      sizes: { page: PAGE, atOnce: MAX_RANGE },
      read: (slice) => readPart(session, kind, query, slice),
    }),
  );
  const records = listed.rows;
  const t = translator(texts, context.language);
  const columns = columnsOf(names, records);
  const count = wanted.columns === undefined ? fittingColumns(context, columns, records) : columns.length;
  printRows(context, columns.slice(0, count), records, t('none'));
  const hidden = names.slice(count);
  if (hidden.length > 0)
    context.stderr.write(
      `${t('hidden', { names: hidden.join(', '), example: ['id', ...hidden.slice(0, 2)].join(',') })}\n`,
    );
  printMoreHint(context, listed);
  return exit.ok;
}

/** Prints the page number, or at least that there may be another page. */
function printMoreHint(context: Context, { rows, total, page }: Listed<Row>): void {
  printPageHint(context, { page, total, size: PAGE });
  if (page !== null && total === null && rows.length === PAGE)
    context.stderr.write(`${translator(texts, context.language)('more', { next: page + 1 })}\n`);
}
