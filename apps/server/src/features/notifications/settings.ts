import type { NoticeSettings } from '@semestr/api/notifications';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { noticeSettings } from '../../db/tables/notifications.ts';

/** What somebody chose; nothing by e-mail and no quiet hours where they never did. */
export async function settingsOf(db: Database, userId: number): Promise<NoticeSettings> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  return { emailKinds: row?.emailKinds ?? [], quiet: row?.quiet ?? null };
}

export async function storeSettings(db: Database, userId: number, chosen: NoticeSettings): Promise<void> {
  const columns = { emailKinds: [...new Set(chosen.emailKinds)], quiet: chosen.quiet };
  await db
    .insert(noticeSettings)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: columns });
}
