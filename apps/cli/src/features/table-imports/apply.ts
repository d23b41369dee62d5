import { apply, one, type TableImport } from '@semestr/api/table-imports';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { checkKeys, chosenColumns } from './columns.ts';
import { printImport } from './print.ts';
import { texts } from './texts.ts';
import { ended } from './wait.ts';

export interface Applying {
  /** "title=field" each. */
  columns: readonly string[];
  /** Rows that are faulty are left out; else nothing is stored where any is. */
  leavesOutFaulty: boolean;
}

/** Says how it ended. Exit code 1 where not all was stored that was asked for. */
function tell(context: Context, table: TableImport): ExitCode {
  const t = translator(texts, context.language);
  const { id, state, faults } = table;
  printImport(context, table);
  const sentence =
    state === 'done' || state === 'stopped'
      ? t(state, { id })
      : state === 'read' && faults.length > 0
        ? t('refused')
        : t('endedAs', { id, state: t(`states.${state}`) });
  context.stderr.write(`${sentence}\n`);
  return state === 'done' ? exit.ok : exit.failed;
}

/** Stores the rows of a file and waits until that is done; a file that stopped goes on where it did. */
export const applyTable = (
  context: Context,
  id: string,
  { columns: typed, leavesOutFaulty }: Applying,
): Promise<ExitCode> =>
  withSession(context, async (session) => {
    const { client } = session;
    const params = { id };
    const table = await client.call(one, { params });
    const columns = chosenColumns(table, typed);
    checkKeys(table, columns);
    const body = { columns, leaveOutFaulty: leavesOutFaulty };
    const code = await changeIn(client, context, apply, { params, body }, () => undefined);
    return context.dryRun ? code : tell(context, await ended(session, id));
  });
