import type { Database } from '../db/database.ts';
import { audit } from '../db/tables/audit.ts';

/** Something worth knowing later. Never a password, a code or a whole telephone number. */
export interface AuditEntry {
  now: Date;
  /** Who really did it. */
  userId: number | null;
  asUserId?: number | null;
  action: string;
  subject?: string;
  details?: Record<string, unknown>;
  /** The address from which it was done. */
  client: string;
}

/** Writes it down, in the transaction of the deed where there is one. */
export async function writeAudit(tx: Database, { now, subject = '', ...deed }: AuditEntry): Promise<void> {
  await tx.insert(audit).values({ ...deed, subject, at: now });
}
