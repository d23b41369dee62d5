import { clientOf } from '../../http/client.ts';
import type { Session } from '../../http/sign-in.ts';
import { totalIn } from '../../http/total.ts';
import { type Part, rangeOf, type Slice } from '../../io/pages.ts';
import type { Kind } from './kinds.ts';
import { type Row, recordsIn } from './record.ts';

/** Reads a number of records of a list from an offset, which counts from 0. */
export async function readPart(
  session: Session,
  { list }: Kind,
  query: Readonly<Record<string, string>>,
  slice: Slice,
): Promise<Part<Row>> {
  let total: number | null = null;
  const client = clientOf(session, {
    onAnswer: (response) => {
      total = totalIn(response);
    },
  });
  const rows = recordsIn(await client.call(list, { query: { ...query, range: rangeOf(slice) } }));
  return { rows, total };
}
