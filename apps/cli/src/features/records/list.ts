import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { tellPage } from '../../io/pages.ts';
import { printRows } from '../../io/rows.ts';
import { columnNames, columnsOf, fittingColumns } from './columns.ts';
import type { Kind } from './kinds.ts';
import { PAGE, queryOf, type Wanted } from './query.ts';
import { type Part, readPart } from './read.ts';
import { texts } from './texts.ts';

export interface WantedPage extends Wanted {
  page: number;
  /** "name,facultyId"; undefined for all that there is room for. */
  columns: string | undefined;
}

/** Lists records of a kind, a page at a time. What is wrong with the call is found before anybody signs in. */
export async function listRecords(context: Context, kind: Kind, wanted: WantedPage): Promise<ExitCode> {
  const query = queryOf(kind, wanted);
  const names = columnNames(kind, wanted.columns);
  const from = (wanted.page - 1) * PAGE;
  const part = await withSession(context, (session) => readPart(session, kind, query, { from, size: PAGE }));
  const { records } = part;
  const t = translator(texts, context.language);
  const columns = columnsOf(names, records);
  const count = wanted.columns === undefined ? fittingColumns(context, columns, records) : columns.length;
  printRows(context, columns.slice(0, count), records, t('none'));
  const hidden = names.slice(count);
  if (hidden.length > 0)
    context.stderr.write(
      `${t('hidden', { names: hidden.join(', '), example: ['id', ...hidden.slice(0, 2)].join(',') })}\n`,
    );
  tellMore(context, wanted.page, part);
  return exit.ok;
}

/** Says which page it was, or at least that there may be another. */
function tellMore(context: Context, page: number, { records, total }: Part): void {
  if (total !== null) tellPage(context, { page, size: PAGE, total });
  else if (records.length === PAGE)
    context.stderr.write(`${translator(texts, context.language)('more', { next: page + 1 })}\n`);
}
