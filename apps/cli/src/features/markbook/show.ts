import { own } from '@semestr/api/markbook';
import { decimal } from '@semestr/core/display';
import { translator } from '@semestr/core/texts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printRows } from '../../io/rows.ts';
import { columnsOf } from './columns.ts';
import { linesOf } from './lines.ts';
import { texts } from './texts.ts';

/**
 * Shows the user's own markbook as one table, by semester, and the average mark; with `--json` prints the response
 * unchanged.
 */
export async function showMarkbook(context: Context): Promise<ExitCode> {
  const { language, json, stdout, stderr } = context;
  const t = translator(texts, language);
  const markbook = await withSession(context, ({ client }) => client.call(own, {}));
  if (json) {
    stdout.write(jsonText(markbook));
    return exit.ok;
  }
  printRows(context, columnsOf(language), linesOf(markbook), t('none'));
  // The average is 0 while there are no marks.
  if (markbook.averageMark > 0)
    stderr.write(`${t('average', { mark: decimal(markbook.averageMark, language) })}\n`);
  return exit.ok;
}
