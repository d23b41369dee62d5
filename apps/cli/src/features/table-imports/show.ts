import { one } from '@semestr/api/table-imports';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printLeft } from './left.ts';
import { printImport } from './print.ts';

/** Shows a file: its columns, its progress, its faults, and the records that remained after an undo. */
export async function showTable(context: Context, id: string): Promise<ExitCode> {
  const table = await withSession(context, ({ client }) => client.call(one, { params: { id } }));
  printImport(context, table);
  if (!context.json && table.left.length > 0) {
    context.stdout.write('\n');
    await printLeft(context, table);
  }
  return exit.ok;
}
