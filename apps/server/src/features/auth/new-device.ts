import { deviceMark, deviceOf } from '@semestr/core/devices';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { audit } from '../../db/tables/audit.ts';
import { localized } from '../../domain/localized.ts';
import { notifyOwner } from '../../domain/notify-owner.ts';
import { commonTexts } from '../../domain/texts.ts';

/** Loads every device of a user's sign-ins that is still in the audit log. */
async function knownDevices(db: Database, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ device: sql<string | null>`${audit.details} ->> 'device'` })
    .from(audit)
    .where(and(eq(audit.userId, userId), eq(audit.action, 'sign-in')));
  return rows.flatMap(({ device }) => device ?? []);
}

/**
 * Notifies a user of a sign-in with a device not used before, except for the very first sign-in. Returns the device's
 * identification for the audit log. The identification is based on what the device sends, so it does not detect an
 * attacker who imitates the device.
 */
export async function notifyOfDevice(
  db: Database,
  userId: number,
  { userAgent, now }: { userAgent: string | null; now: Date },
): Promise<string> {
  const current = deviceOf(userAgent);
  const device = deviceMark(current);
  const devices = await knownDevices(db, userId);
  if (devices.length > 0 && !devices.includes(device)) {
    const what =
      current.browser || current.system
        ? localized(commonTexts, 'signIn.newDevice', { device })
        : localized(commonTexts, 'signIn.newProgram');
    await notifyOwner(db, userId, { what, now });
  }
  return device;
}
