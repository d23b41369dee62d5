import type { Endpoint } from '@semestr/api/endpoint';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { exit, type ExitCode, failure } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { jsonText } from '../../io/output.ts';
import { changedBody, writableOf } from './body.ts';
import { sendEdited } from './draft.ts';
import { checkValue } from './faults.ts';
import { writtenFields } from './fields.ts';
import { type Source, type Values, valuesFrom, valuesIn } from './input.ts';
import type { Kind } from './kinds.ts';
import { printRecord, recordIn } from './record.ts';
import { withRefusalDetails } from './refusals.ts';
import { texts } from './texts.ts';

/**
 * Changes a record in the version that was read, and shows it as stored. Without values it is opened in the user's
 * editor when there is a terminal.
 */
export async function editRecord(
  context: Context,
  { name, one }: Kind,
  call: Endpoint,
  { id, ...source }: Source & { id: string },
): Promise<ExitCode> {
  const fields = writtenFields(call);
  const isGiven = source.from !== undefined || source.set.length > 0;
  if (!isGiven && context.stdin.isTTY !== true) throw failure(texts, (t) => t('nothingSet'), exit.usage);
  const values = isGiven ? await valuesFrom(context, source, fields) : null;
  return withSession(context, async ({ client }) => {
    const record = recordIn(await client.call(one, { params: { id } }));
    const send = (changes: Values): Promise<ExitCode> => {
      const body = changedBody(record, fields, changes);
      checkValue(call.body, body, fields);
      return withRefusalDetails(() =>
        changeIn(
          client,
          context,
          call,
          { params: { id }, body },
          (stored) => void printRecord(context, recordIn(stored)),
        ),
      );
    };
    if (values) return send(values);
    const content = jsonText(writableOf(record, fields));
    return sendEdited(context, `${name}-${id}`, content, fields, async (typed) => send(valuesIn(typed)));
  });
}
