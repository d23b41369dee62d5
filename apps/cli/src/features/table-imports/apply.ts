import { ApiError } from '@semestr/api/client';
import { apply, one, type TableImport } from '@semestr/api/table-imports';
import { translator } from '@semestr/core/texts';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { confirmAction } from '../../io/confirm.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { checkKeys, chosenColumns } from './columns.ts';
import { printImport } from './print.ts';
import { texts } from './texts.ts';
import { ended } from './wait.ts';

export interface Applying {
  /** "title=field" each. */
  columns: readonly string[];
  /** Whether to skip invalid rows; otherwise nothing is stored when any row is invalid. */
  leavesOutFaulty: boolean;
  /** Confirms that the names of many users will change. */
  changesNames: boolean;
}

/** Returns how many users a file would rename when it was rejected for that reason; null for any other error. */
function nameChangesIn(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.reason !== 'table-import-names') return null;
  const { body } = error;
  const names: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'names') : null;
  return typeof names === 'number' ? names : null;
}

/** Prompts at a terminal before many users are renamed; without a terminal throws an error that names the option. */
async function confirmNames(context: Context, count: number): Promise<boolean> {
  const t = translator(texts, context.language);
  const about = t('nameChanges', { count });
  if (context.stdin.isTTY !== true) throw failure(texts, () => `${about} ${t('confirmNames')}`, exit.failed);
  return confirmAction(context, { about: [about], question: t('namesConfirm'), otherwise: t('notStored') });
}

/** Reports the result. Exits with 1 when not all of the requested rows were stored. */
function printResult(context: Context, table: TableImport): ExitCode {
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

/** Stores the rows of a file and waits for completion; a file that stopped resumes. */
export const applyTable = (
  context: Context,
  id: string,
  { columns: typed, leavesOutFaulty, changesNames }: Applying,
): Promise<ExitCode> =>
  withSession(context, async (session) => {
    const { client } = session;
    const params = { id };
    const table = await client.call(one, { params });
    const columns = chosenColumns(table, typed);
    checkKeys(table, columns);
    const store = (isConfirmed: boolean): Promise<ExitCode> => {
      const body = { columns, leaveOutFaulty: leavesOutFaulty, ...(isConfirmed && { changesNames: true }) };
      return changeIn(client, context, apply, { params, body }, () => undefined);
    };
    try {
      const code = await store(changesNames);
      if (context.dryRun) return code;
    } catch (error) {
      const count = nameChangesIn(error);
      if (count === null) throw error;
      if (!(await confirmNames(context, count))) return exit.failed;
      await store(true);
    }
    return printResult(context, await ended(session, id));
  });
