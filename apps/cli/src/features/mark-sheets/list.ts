import { list } from '@semestr/api/mark-sheets';
import { readOwnList } from '../../http/own-list.ts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printSheets } from './print.ts';

/** Lists the user's own mark sheets. */
export async function listSheets(context: Context): Promise<ExitCode> {
  printSheets(
    context,
    await withSession(context, ({ client }) => readOwnList((query) => client.call(list, { query }))),
  );
  return exit.ok;
}
