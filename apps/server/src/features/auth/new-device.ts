import { deviceMark, deviceOf } from '@semestr/core/devices';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { localized } from '../../domain/localized.ts';
import { tellOwner } from '../../domain/tell-owner.ts';
import { commonTexts } from '../../domain/texts.ts';

/** Every device that somebody has signed in with, as far as the audit log goes back. */
async function knownDevices(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ device: sql<string | null>`${audit.details} ->> 'device'` })
    .from(audit)
    .where(and(eq(audit.userId, userId), eq(audit.action, 'sign-in')));
  return rows.flatMap(({ device }) => device ?? []);
}

/**
 * Tells the owner of an account that somebody signed in with a device that they have not used before; at the first
 * sign-in of all there is nothing to compare it with. Answers what the audit log remembers it by. It is what the device
 * says of itself: whoever stole a password with all its circumstances is not found by it.
 */
export async function tellOfDevice(
  db: Database,
  userId: number,
  { userAgent, now }: { userAgent: string | null; now: Date },
): Promise<string> {
  const seen = deviceOf(userAgent);
  const device = deviceMark(seen);
  const known = await knownDevices(db, userId);
  if (known.length > 0 && !known.includes(device)) {
    const what =
      seen.browser || seen.system
        ? localized(commonTexts, 'signIn.newDevice', { device })
        : localized(commonTexts, 'signIn.newProgram');
    await tellOwner(db, userId, { what, now });
  }
  return device;
}
