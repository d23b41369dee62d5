import { list } from '@semestr/api/certificates';
import { readOwnList } from '../../http/own-list.ts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printCertificates } from './print.ts';

/** Lists the user's own certificates. */
export async function listCertificates(context: Context): Promise<ExitCode> {
  printCertificates(
    context,
    await withSession(context, ({ client }) => readOwnList((query) => client.call(list, { query }))),
  );
  return exit.ok;
}
