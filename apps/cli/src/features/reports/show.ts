import { one, type ReportName, reportNames, reportParameters, acceptsParameter } from '@semestr/api/reports';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { flagOf, flags, type Typed } from './flags.ts';
import { printTable } from './table.ts';
import { texts } from './texts.ts';

const flagsOf = (name: ReportName): string =>
  reportParameters[name].map((parameter) => flags[parameter]).join(', ');

/** Lists the reports and the filters of each. */
export async function listReports(context: Context): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const columns: Column<ReportName>[] = [
    { key: 'name', head: t('head.name'), value: (name) => name },
    { key: 'title', head: t('head.title'), value: (name) => t(`titles.${name}`) },
    { key: 'parameters', head: t('head.parameters'), value: flagsOf },
  ];
  printRows(context, columns, reportNames, t('none'));
  return exit.ok;
}

/** Rejects filters that a report does not have: the result would be mistaken for a filtered one. */
export function checkParameters(name: ReportName, typed: Typed): void {
  const wrong = Object.entries(typed).find(
    ([parameter, value]) => value !== undefined && !acceptsParameter(name, parameter),
  );
  if (wrong)
    throw failure(
      texts,
      (t) => t('notTaken', { name, flag: flagOf(wrong[0]), flags: flagsOf(name) }),
      exit.usage,
    );
}

/** Shows a report as a table: for display, or with `--csv` for programs. */
export async function showReport(context: Context, name: ReportName, typed: Typed): Promise<ExitCode> {
  checkParameters(name, typed);
  const report = await withSession(context, ({ client }) =>
    client.call(one, { params: { name }, query: typed }),
  );
  if (context.json) {
    context.stdout.write(jsonText(report));
    return exit.ok;
  }
  const t = translator(texts, context.language);
  printTable(context, report, t('none'));
  const conditions = Object.entries(report.parameters).map(
    ([parameter, value]) => `${flagOf(parameter)} ${value}`,
  );
  if (conditions.length > 0 && !context.csv)
    context.stderr.write(`${t('narrowed', { conditions: conditions.join(' ') })}\n`);
  return exit.ok;
}
