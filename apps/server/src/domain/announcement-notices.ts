import { type AnnouncedEvent, recipientsOfChange } from '@semestr/core/announcements';
import { dotted, localDate } from '@semestr/core/dates';
import type { Database } from '../db/database.ts';
import { localized, type LocalizedText } from './localized.ts';
import { notifyGroups } from './notify.ts';
import { announcementTexts } from './notice-texts.ts';

/** An announcement before or after a change. */
export interface AnnouncementState extends AnnouncedEvent {
  content: string;
}

interface Change {
  /** Null for a new announcement. */
  before: AnnouncementState | null;
  /** Null for a withdrawn announcement. */
  after: AnnouncementState | null;
  now: Date;
}

/** Formats date, time and room: "25.11.2026, 14:00–15:20, 304-5 к.", the same in every language. */
const whenOf = ({ date, startTime, endTime, room }: AnnouncementState): string =>
  [dotted(date), [startTime, endTime].filter(Boolean).join('–'), room].filter(Boolean).join(', ');

/** Builds the notification text for the groups of an announcement. */
export const announcementText = (
  key: keyof typeof announcementTexts.ru,
  of: AnnouncementState,
): LocalizedText => localized(announcementTexts, key, { when: whenOf(of), content: of.content });

/**
 * Notifies the groups of an announcement of a change, independently of its author. Call in the transaction of the
 * change.
 */
export async function notifyOfAnnouncement(tx: Database, { before, after, now }: Change): Promise<void> {
  const { written, changed, withdrawn } = recipientsOfChange(before, after, localDate(now));
  const announce = async (
    key: keyof typeof announcementTexts.ru,
    of: AnnouncementState,
    groupIds: readonly number[],
  ): Promise<void> => {
    await notifyGroups(tx, groupIds, { type: 'INFO', message: announcementText(key, of), now });
  };
  if (after) {
    await announce('written', after, written);
    await announce('changed', after, changed);
  }
  if (before) await announce('withdrawn', before, withdrawn);
}
