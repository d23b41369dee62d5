import type { Endpoint } from '@semestr/api/endpoint';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { askYes } from '../../io/ask.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText, tableLines } from '../../io/output.ts';
import type { Kind } from './kinds.ts';
import { cellOf, recordIn } from './record.ts';
import { withRefusalDetails } from './refusals.ts';
import { texts } from './texts.ts';

/** Deletes a record. Shows it and prompts for confirmation at a terminal; elsewhere `isSure` is required. */
export async function deleteRecord(
  context: Context,
  { name, one }: Kind,
  call: Endpoint,
  { id, isSure }: { id: string; isSure: boolean },
): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const asks = !isSure && !context.dryRun;
  if (asks && context.stdin.isTTY !== true)
    throw failure(texts, (printResult) => printResult('noYes'), exit.usage);
  return withSession(context, async ({ client }) => {
    if (asks) {
      const record = recordIn(await client.call(one, { params: { id } }));
      const facts = Object.entries(record).map(([field, value]) => [field, String(cellOf(value) ?? '')]);
      context.stderr.write(`${tableLines(facts).join('\n')}\n`);
      if (!(await askYes(context, t('confirm', { kind: name, id })))) {
        context.stderr.write(`${t('notRemoved')}\n`);
        return exit.failed;
      }
    }
    return withRefusalDetails(() =>
      changeIn(client, context, call, { params: { id } }, (removed) => {
        const sentence = t('removed', { kind: name, id });
        context.stdout.write(context.json ? jsonText(removed) : `${sentence}\n`);
      }),
    );
  });
}
