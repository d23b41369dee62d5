import type { AuditAction, RecordAction } from '@semestr/core/audit';
import type { Database } from '../db/database.ts';
import { audit } from '../db/tables/audit.ts';

/** An action to be recorded. Never contains a password, a code or a full telephone number. */
export interface AuditEntry {
  now: Date;
  /** The acting user, also during impersonation. */
  userId: number | null;
  asUserId?: number | null;
  action: AuditAction | RecordAction;
  subject?: string;
  details?: Record<string, unknown>;
  /** The entry that this one reverts. */
  undoesId?: number | null;
  /** The client address. */
  client: string;
}

/** Writes an entry, in the transaction of the action if there is one; returns the id of the entry. */
export async function writeAudit(
  tx: Database,
  { now, subject = '', ...values }: AuditEntry,
): Promise<number> {
  const [entry] = await tx
    .insert(audit)
    .values({ ...values, subject, at: now })
    .returning({ id: audit.id });
  if (!entry) throw new Error('The audit log was not written');
  return entry.id;
}

/** Computes the details of a change: each changed field with its old and new value. */
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
