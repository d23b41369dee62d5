import { ApiError, type Client } from '@semestr/api/client';
import { DEFAULT_RANGE } from '@semestr/api/filters';
import { names, namesAsFile, one, type ReportName } from '@semestr/api/reports';
import { translator } from '@semestr/core/texts';
import { type Destination, download } from '../../http/download.ts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { tellPage } from '../../io/pages.ts';
import type { Typed } from './flags.ts';
import { type Opened, rowOf } from './number.ts';
import { checkParameters } from './show.ts';
import { printTable } from './table.ts';
import { texts } from './texts.ts';

const PAGE = DEFAULT_RANGE;

/** A refusal of the column says which numbers of the report can be opened; any other failure stays as it is. */
async function explained(client: Client, name: ReportName, typed: Typed, error: unknown): Promise<unknown> {
  const isColumn =
    error instanceof ApiError && error.fields.some(({ field }) => /(?:^|\.)column$/.test(field));
  if (!isColumn) return error;
  const { columns } = await client.call(one, { params: { name }, query: typed });
  const open = columns.filter(({ opens }) => opens).map(({ key, title }) => `${key} (${title})`);
  return failure(texts, (t) => t('noColumn', { columns: open.join(', ') }), exit.usage, error);
}

interface Wanted {
  name: ReportName;
  typed: Typed;
  opened: Opened;
}

/** Lists who or what is behind a number of a report, a page at a time. */
export function showNames(
  context: Context,
  { name, typed, opened, page }: Wanted & { page: number },
): Promise<ExitCode> {
  checkParameters(name, typed);
  const from = (page - 1) * PAGE;
  const query = {
    ...typed,
    row: rowOf(name, opened),
    column: opened.column,
    range: JSON.stringify([from, from + PAGE - 1]),
  };
  return withSession(context, async ({ client }) => {
    const found = await client.call(names, { params: { name }, query }).catch(async (error: unknown) => {
      throw await explained(client, name, typed, error);
    });
    const t = translator(texts, context.language);
    if (context.json) context.stdout.write(jsonText(found));
    else {
      printTable(context, found, t('nobody'));
      if (found.total > 0 && !context.csv)
        context.stderr.write(`${t('sum', { sum: found.sum, total: found.total })}\n`);
      tellPage(context, { page, size: PAGE, total: found.total });
    }
    return exit.ok;
  });
}

/** Saves all who are behind a number of a report as a workbook. */
export function saveNames(
  context: Context,
  { name, typed, opened, ...to }: Wanted & Destination,
): Promise<ExitCode> {
  checkParameters(name, typed);
  const query = { ...typed, row: rowOf(name, opened), column: opened.column };
  return withSession(context, async (session) =>
    download(session, namesAsFile, { params: { name }, query }, to).catch(async (error: unknown) => {
      throw await explained(session.client, name, typed, error);
    }),
  );
}
