import { ApiError, type Client } from '@semestr/api/client';
import type { Reply } from '@semestr/api/endpoint';
import { read, undo } from '@semestr/api/new-year';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { needsConfirmation, confirmAction } from '../../io/confirm.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

type Undone = Reply<typeof undo>;

/** Summarises the batch and prompts for confirmation before it is reverted. */
async function mayUndo(context: Context, client: Client, id: number): Promise<boolean> {
  const t = translator(texts, context.language);
  const { batches } = await client.call(read, {});
  const batch = batches.find((one) => one.id === id);
  if (!batch) throw new ApiError('record-not-found', 404);
  const { at, moved, graduated, made } = batch;
  return confirmAction(context, {
    about: [t('undoAbout', { at: momentOf(at), moved, graduated, made })],
    question: t('undoConfirm'),
    otherwise: t('notUndone'),
  });
}

function printResult(context: Context, { undone, left, unblocked }: Undone): void {
  const t = translator(texts, context.language);
  const { json, stdout, stderr } = context;
  stderr.write(`${t('undoneCount', { count: undone })}\n`);
  if (unblocked > 0) stderr.write(`${t('unblocked', { count: unblocked })}\n`);
  if (left.length > 0) stderr.write(`${t('left')}\n`);
  if (json) stdout.write(jsonText({ undone, left, unblocked }));
  else if (left.length > 0)
    printRows<Undone['left'][number]>(
      context,
      [
        { key: 'id', head: t('head.id'), value: ({ groupId }) => groupId, isNumber: true },
        { key: 'group', head: t('head.group'), value: ({ name }) => name },
      ],
      left,
      '',
    );
}

/** Reverts a start of the year. Exits with 1 when groups were not reverted because they have been edited since. */
export async function undoNewYear(
  context: Context,
  id: number,
  { isSure }: { isSure: boolean },
): Promise<ExitCode> {
  const asks = needsConfirmation(context, isSure);
  return withSession(context, async ({ client }) => {
    if (asks && !(await mayUndo(context, client, id))) return exit.failed;
    let isWhole = true;
    const code = await changeIn(client, context, undo, { body: { batchId: id } }, (undone) => {
      printResult(context, undone);
      isWhole = undone.left.length === 0;
    });
    return isWhole ? code : exit.failed;
  });
}
