import { desc, eq } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { outbox } from '../src/db/tables/outbox.ts';

/** Returns the code in the last message to a recipient: without a channel messages stay in the outbox. */
export async function lastCode(db: Database, recipient: string): Promise<string> {
  const [row] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id))
    .limit(1);
  const [code] = /\b\d{6}\b/.exec(row?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`No code was sent to ${recipient}`);
  return code;
}

/** Returns a code that differs from this one. */
export const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
