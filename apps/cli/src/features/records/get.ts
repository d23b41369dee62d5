import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import type { Kind } from './kinds.ts';
import { printRecord, recordIn } from './record.ts';

/** Shows one record. */
export async function showRecord(context: Context, { one }: Kind, id: string): Promise<ExitCode> {
  const answer = await withSession(context, ({ client }) => client.call(one, { params: { id } }));
  return printRecord(context, recordIn(answer));
}
