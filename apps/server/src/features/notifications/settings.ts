import type { NoticeSettings } from '@semestr/api/notifications';
import { defaultPushKinds } from '@semestr/core/notice-settings';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { noticeSettings } from '../../db/tables/notifications.ts';

/** Loads a user's settings; defaults to no e-mails, the usual types in browsers and no quiet hours. */
export async function settingsOf(db: Database, userId: number): Promise<NoticeSettings> {
  const [row] = await db.select().from(noticeSettings).where(eq(noticeSettings.userId, userId));
  const { emailKinds = [], pushKinds = [...defaultPushKinds], quiet = null } = row ?? {};
  return { emailKinds, pushKinds, quiet };
}

export async function storeSettings(db: Database, userId: number, chosen: NoticeSettings): Promise<void> {
  const columns = {
    emailKinds: [...new Set(chosen.emailKinds)],
    pushKinds: [...new Set(chosen.pushKinds)],
    quiet: chosen.quiet,
  };
  await db
    .insert(noticeSettings)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: noticeSettings.userId, set: columns });
}
