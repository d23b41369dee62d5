import { clientOf } from '../../http/client.ts';
import type { Session } from '../../http/sign-in.ts';
import { totalIn } from '../../http/total.ts';
import type { Kind } from './kinds.ts';
import { type Row, recordsIn } from './record.ts';

/** A part of a list. */
export interface Part {
  records: Row[];
  /** How many there are in all; null where the server does not say. */
  total: number | null;
}

/** Reads so many records of a list from one on, which counts from 0. */
export async function readPart(
  session: Session,
  { list }: Kind,
  query: Readonly<Record<string, string>>,
  { from, size }: { from: number; size: number },
): Promise<Part> {
  let total: number | null = null;
  const client = clientOf(session, {
    onAnswer: (response) => {
      total = totalIn(response);
    },
  });
  const range = JSON.stringify([from, from + size - 1]);
  const records = recordsIn(await client.call(list, { query: { ...query, range } }));
  return { records, total };
}
