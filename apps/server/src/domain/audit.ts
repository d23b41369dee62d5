import type { Deed, RecordDeed } from '@semestr/core/audit';
import type { Database } from '../db/database.ts';
import { audit } from '../db/tables/audit.ts';

/** Something worth knowing later. Never a password, a code or a whole telephone number. */
export interface AuditEntry {
  now: Date;
  /** Who really did it. */
  userId: number | null;
  asUserId?: number | null;
  action: Deed | RecordDeed;
  subject?: string;
  details?: Record<string, unknown>;
  /** The entry that this one takes back. */
  undoesId?: number | null;
  /** The address from which it was done. */
  client: string;
}

/** Writes it down, in the transaction of the deed where there is one; answers the id of the entry. */
export async function writeAudit(tx: Database, { now, subject = '', ...deed }: AuditEntry): Promise<number> {
  const [entry] = await tx
    .insert(audit)
    .values({ ...deed, subject, at: now })
    .returning({ id: audit.id });
  if (!entry) throw new Error('The audit log was not written');
  return entry.id;
}

/** What a change makes of a record, for its details: each field that differs, as it was and as it is. */
export function differences(
  before: Record<string, unknown>,
  values: Record<string, unknown>,
  logged = (value: unknown): unknown => value,
): Record<string, { from: unknown; to: unknown }> {
  const differing = Object.keys(values).filter(
    (name) => name !== 'version' && JSON.stringify(before[name]) !== JSON.stringify(values[name]),
  );
  return Object.fromEntries(
    differing.map((name) => [name, { from: logged(before[name] ?? null), to: logged(values[name] ?? null) }]),
  );
}
