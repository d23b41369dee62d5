import { asFile, asPdf, type BuiltReport, count } from '@semestr/api/built-reports';
import { ApiError } from '@semestr/api/client';
import type { Request } from '@semestr/api/endpoint';
import { type Definition, MAX_COLUMNS, MAX_ROWS } from '@semestr/core/built-reports';
import { translator } from '@semestr/core/texts';
import { type Destination, download } from '../../../http/download.ts';
import { withSession } from '../../../http/session.ts';
import { exit, type ExitCode, failure } from '../../../io/failure.ts';
import type { Context } from '../../../io/io.ts';
import { jsonText } from '../../../io/output.ts';
import { printTable } from '../table.ts';
import { texts } from '../texts.ts';
import { definitionOf, type Source } from './definition.ts';

/** Serialises a report into query parameters. */
const queryOf = ({ view, rows, across, measure, filter }: Definition): Request<typeof count>['query'] => ({
  view,
  rows: JSON.stringify(rows),
  ...(across !== null && { across }),
  measure,
  filter: JSON.stringify(filter),
});

/** Explains the refusal of a report that has too many rows or columns; returns any other error unchanged. */
function explainRefusal(error: unknown): unknown {
  const faults = error instanceof ApiError ? error.fields : [];
  const isTooMany = (place: string): boolean =>
    faults.some(({ field, reason }) => reason === 'too-many' && field.split('.').at(-1) === place);
  if (isTooMany('rows'))
    return failure(texts, (t) => t('built.tooManyRows', { max: MAX_ROWS }), exit.failed, error);
  if (isTooMany('across'))
    return failure(texts, (t) => t('built.tooManyColumns', { max: MAX_COLUMNS }), exit.failed, error);
  return error;
}

/** Adds the totals as the last row of a table for display; programs compute the sums that they need. */
const withTotals = (report: BuiltReport): BuiltReport =>
  report.totals.length === 0 ? report : { ...report, rows: [...report.rows, report.totals] };

/** Counts a report and shows it as a table. */
export const countReport = (context: Context, source: Source): Promise<ExitCode> =>
  withSession(context, async (session) => {
    const { client } = session;
    const { definition } = await definitionOf(session, client, source);
    const report = await client.call(count, { query: queryOf(definition) }).catch((error: unknown) => {
      throw explainRefusal(error);
    });
    if (context.json) context.stdout.write(jsonText(report));
    else printTable(context, withTotals(report), translator(texts, context.language)('built.none'));
    return exit.ok;
  });

/** Saves a report as a workbook or a printable file, under the name that it was saved with. */
export const saveBuiltReport = (
  context: Context,
  source: Source,
  { isPdf, ...to }: Destination & { isPdf: boolean },
): Promise<ExitCode> =>
  withSession(context, async (session) => {
    const { definition, name } = await definitionOf(session, session.client, source);
    const request = { query: { ...queryOf(definition), ...(name !== undefined && { name }) } };
    const saved = isPdf ? download(session, asPdf, request, to) : download(session, asFile, request, to);
    return saved.catch((error: unknown) => {
      throw explainRefusal(error);
    });
  });
