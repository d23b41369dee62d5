import type { Client } from '@semestr/api/client';
import { one, type TableImport, undo } from '@semestr/api/table-imports';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { needsConfirmation, confirmAction } from '../../io/confirm.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printLeft } from './left.ts';
import { texts } from './texts.ts';
import { ended } from './wait.ts';

/** Summarises what the file has stored, and prompts for confirmation before it is reverted. */
async function mayUndo(context: Context, client: Client, id: string): Promise<boolean> {
  const t = translator(texts, context.language);
  const { fileName, counts } = await client.call(one, { params: { id } });
  const { created, updated } = counts;
  return confirmAction(context, {
    about: [t('undoAbout', { file: fileName, created, updated })],
    question: t('undoConfirm', { id }),
    otherwise: t('notUndone'),
  });
}

/** Reports the result. Exits with 1 when records remain because they have been changed or used since. */
async function printResult(context: Context, table: TableImport): Promise<ExitCode> {
  const t = translator(texts, context.language);
  const { id, state, left } = table;
  const isUndone = state === 'undone';
  if (context.json) context.stdout.write(jsonText(table));
  else await printLeft(context, table);
  const sentence = isUndone ? t('undone') : t('endedAs', { id, state: t(`states.${state}`) });
  context.stderr.write(`${sentence}\n`);
  return isUndone && left.length === 0 ? exit.ok : exit.failed;
}

/** Reverts everything that a file has stored and waits for completion. Prompts first at a terminal. */
export async function undoTable(
  context: Context,
  id: string,
  { isSure }: { isSure: boolean },
): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  return withSession(context, async (session) => {
    const { client } = session;
    if (asks && !(await mayUndo(context, client, id))) return exit.failed;
    const code = await changeIn(client, context, undo, { params: { id } }, () => undefined);
    return context.dryRun ? code : printResult(context, await ended(session, id));
  });
}
