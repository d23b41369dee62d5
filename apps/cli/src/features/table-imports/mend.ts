import { mend } from '@semestr/api/table-import-files';
import { one, type TableImport } from '@semestr/api/table-imports';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printOutcome } from './check.ts';
import { columnNamed } from './columns.ts';
import { texts } from './texts.ts';

/** Splits "title=text" into a column and its new text, which may be empty or contain the sign. */
function cellOf(table: TableImport, typed: string): { column: number; value: string } {
  const at = typed.indexOf('=');
  if (at < 1) throw failure(texts, (t) => t('noCell', { text: typed }), exit.usage);
  return { column: columnNamed(table, typed.slice(0, at)), value: typed.slice(at + 1) };
}

/** Corrects cells of a row and checks it. Exits with 1 when the row still has errors. */
export const mendRow = (
  context: Context,
  { id, row, set }: { id: string; row: string; set: readonly string[] },
): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const table = await client.call(one, { params: { id } });
    const body = { columns: table.columns, cells: set.map((typed) => cellOf(table, typed)) };
    let isFaulty = false;
    const code = await changeIn(client, context, mend, { params: { id, row }, body }, (outcome) => {
      isFaulty = outcome.counts.faulty > 0;
      printOutcome(context, table, outcome);
    });
    return isFaulty ? exit.failed : code;
  });
