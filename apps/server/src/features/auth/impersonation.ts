import { desc, eq, and } from 'drizzle-orm';
import { writeAudit } from '../../domain/audit.ts';
import type { Database } from '../../db/database.ts';
import { ownerName } from '../../domain/accounts.ts';
import { localized } from '../../domain/localized.ts';
import { notify } from '../../domain/notify.ts';
import { audit } from '../../db/tables/audit.ts';
import { students } from '../../db/tables/students.ts';
import { users } from '../../db/tables/users.ts';
import type { SessionCaller } from '../../domain/caller.ts';
import { openSession } from './sessions.ts';
import { authTexts } from './texts.ts';

const ACTION = 'impersonation';
const MAX_ENTRIES = 100;

/** Returns the account of a student card; administrators and employees have none, so they cannot be impersonated. */
export async function studentAccount(db: Database, cardNumber: string): Promise<number | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(students, eq(students.id, users.studentId))
    .where(eq(students.cardNumber, cardNumber));
  return row?.id ?? null;
}

/** Opens a session in which the administrator acts as the student, records it, and notifies the student. */
export async function impersonate(
  db: Database,
  admin: SessionCaller,
  {
    userId,
    reason,
    client,
    userAgent,
    now,
  }: {
    userId: number;
    reason: string | null;
    client: string;
    userAgent: string | null;
    now: Date;
  },
): Promise<string> {
  return db.transaction(async (tx) => {
    const token = await openSession(tx, {
      userId,
      isRemembered: false,
      userAgent,
      now,
      admin: { id: admin.userId, session: admin.sessionHash },
    });
    await writeAudit(tx, {
      now,
      userId: admin.userId,
      asUserId: userId,
      action: ACTION,
      client,
      details: { reason },
    });
    const why = reason ? [localized(authTexts, 'reason', { reason })] : [];
    const message = [localized(authTexts, 'impersonated'), ...why];
    await notify(tx, { userIds: [userId] }, { type: 'INFO', message, now });
    return token;
  });
}

/** Lists the impersonations of this user. */
export async function impersonationsOf(db: Database, userId: number) {
  const rows = await db
    .select({ adminId: audit.userId, name: ownerName, details: audit.details, at: audit.at })
    .from(audit)
    .leftJoin(users, eq(users.id, audit.userId))
    .where(and(eq(audit.asUserId, userId), eq(audit.action, ACTION)))
    .orderBy(desc(audit.at), desc(audit.id))
    .limit(MAX_ENTRIES);
  return rows.map(({ adminId, name, details, at }) => ({
    admin: adminId === null ? '' : name,
    reason: typeof details?.['reason'] === 'string' ? details['reason'] : null,
    startedAt: at.toISOString(),
  }));
}
