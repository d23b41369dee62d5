import { ApiError, type Client } from '@semestr/api/client';
import { DEFAULT_RANGE, MAX_RANGE } from '@semestr/api/filters';
import { type Names, names, namesAsFile, one, type ReportName } from '@semestr/api/reports';
import { translator } from '@semestr/core/texts';
import { type Destination, download } from '../../http/download.ts';
import { withSession } from '../../http/session.ts';
import type { Session } from '../../http/sign-in.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { rangeOf, readList, printPageHint } from '../../io/pages.ts';
import type { Typed } from './flags.ts';
import { type Opened, rowOf } from './number.ts';
import { checkParameters } from './show.ts';
import { printTable } from './table.ts';
import { texts } from './texts.ts';

const PAGE = DEFAULT_RANGE;

/**
 * Explains the refusal of a column by naming the columns of the report that can be opened; returns any other error
 * unchanged.
 */
async function explainRefusal(
  client: Client,
  name: ReportName,
  typed: Typed,
  error: unknown,
): Promise<unknown> {
  const isColumn =
    error instanceof ApiError && error.fields.some(({ field }) => /(?:^|\.)column$/.test(field));
  if (!isColumn) return error;
  const { columns } = await client.call(one, { params: { name }, query: typed });
  const open = columns.filter(({ opens }) => opens).map(({ key, title }) => `${key} (${title})`);
  return failure(texts, (t) => t('noColumn', { columns: open.join(', ') }), exit.usage, error);
}

interface NameLookup {
  name: ReportName;
  typed: Typed;
  opened: Opened;
}

/** A row of the response: its cells for display and for programs, and the record that it refers to. */
interface NamesRow {
  cells: Names['rows'][number];
  values: Names['values'][number];
  keys: Names['keys'][number];
}

const rowsIn = ({ rows, values, keys }: Names): NamesRow[] =>
  rows.map((cells, index) => ({ cells, values: values[index] ?? [], keys: keys[index] ?? {} }));

/** Combines a response with the rows of several pages. */
const withRows = (answer: Names, rows: readonly NamesRow[]): Names => ({
  ...answer,
  rows: rows.map(({ cells }) => cells),
  values: rows.map(({ values }) => values),
  keys: rows.map(({ keys }) => keys),
});

/** Loads a page of the names behind a number, with its position; null for the whole list. */
async function readNames(
  { client, ...context }: Session,
  { name, typed, opened, page: wanted }: NameLookup & { page: number | undefined },
): Promise<{ found: Names; page: number | null }> {
  const lookup = { ...typed, row: rowOf(name, opened), column: opened.column };
  // The responses of all pages share columns, total and sum.
  const answers: Names[] = [];
  const { rows, page } = await readList(context, {
    page: wanted,
    sizes: { page: PAGE, atOnce: MAX_RANGE },
    read: async (slice) => {
      const query = { ...lookup, range: rangeOf(slice) };
      const answer = await client.call(names, { params: { name }, query }).catch(async (error: unknown) => {
        throw await explainRefusal(client, name, typed, error);
      });
      answers.push(answer);
      return { rows: rowsIn(answer), total: answer.total };
    },
  });
  const none: Names = { columns: [], rows: [], values: [], keys: [], total: 0, sum: 0 };
  return { found: withRows(answers.at(-1) ?? none, rows), page };
}

/** Lists the names behind a number of a report: a page at a terminal, all of them for programs. */
export function showNames(
  context: Context,
  wanted: NameLookup & { page: number | undefined },
): Promise<ExitCode> {
  checkParameters(wanted.name, wanted.typed);
  return withSession(context, async (session) => {
    const { found, page } = await readNames(session, wanted);
    const t = translator(texts, context.language);
    if (context.json) context.stdout.write(jsonText(found));
    else {
      printTable(context, found, t('noneFound'));
      if (found.total > 0 && !context.csv)
        context.stderr.write(`${t('sum', { sum: found.sum, total: found.total })}\n`);
      printPageHint(context, { page, size: PAGE, total: found.total });
    }
    return exit.ok;
  });
}

/** Saves all names behind a number of a report as a workbook. */
export function saveNames(
  context: Context,
  { name, typed, opened, ...to }: NameLookup & Destination,
): Promise<ExitCode> {
  checkParameters(name, typed);
  const query = { ...typed, row: rowOf(name, opened), column: opened.column };
  return withSession(context, async (session) =>
    download(session, namesAsFile, { params: { name }, query }, to).catch(async (error: unknown) => {
      throw await explainRefusal(session.client, name, typed, error);
    }),
  );
}
