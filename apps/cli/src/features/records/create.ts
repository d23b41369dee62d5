import type { Endpoint } from '@semestr/api/endpoint';
import { change } from '../../http/change.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { checkValue } from './faults.ts';
import { writtenFields } from './fields.ts';
import { checkNames, type Source, valuesFrom } from './input.ts';
import { printRecord, recordIn } from './record.ts';
import { withRefusalDetails } from './refusals.ts';

/** Creates a record and shows it as stored. */
export async function createRecord(context: Context, call: Endpoint, source: Source): Promise<ExitCode> {
  const fields = writtenFields(call);
  const body = await valuesFrom(context, source, fields);
  checkNames(body, Object.keys(fields));
  checkValue(call.body, body, fields);
  return withRefusalDetails(() =>
    change(context, call, { body }, (made) => void printRecord(context, recordIn(made))),
  );
}
