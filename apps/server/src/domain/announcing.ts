import { type Announced, tellings } from '@semestr/core/announcements';
import { dotted, localDate } from '@semestr/core/dates';
import type { Database } from '../db/database.ts';
import en from './announcing/en.ts';
import ru from './announcing/ru.ts';
import { defineMessages, localized, type LocalizedText } from './localized.ts';
import { notifyGroups } from './notify.ts';

const announcingTexts = defineMessages('server.announcing', { ru, en });

/** An announcement as it stands, or stood. */
export interface Announcing extends Announced {
  content: string;
}

interface Change {
  /** Null where it is new. */
  before: Announcing | null;
  /** Null where it is withdrawn. */
  after: Announcing | null;
  now: Date;
}

/** "25.11.2026, 14:00–15:20, 304-5 к.": the same in every language. */
const whenOf = ({ date, startTime, endTime, room }: Announcing): string =>
  [dotted(date), [startTime, endTime].filter(Boolean).join('–'), room].filter(Boolean).join(', ');

/** What the groups of an announcement are told of it. */
export const announced = (key: keyof typeof ru, of: Announcing): LocalizedText =>
  localized(announcingTexts, key, { when: whenOf(of), content: of.content });

/** Tells the groups of an announcement of what became of it, whoever changed it. In the transaction of the change. */
export async function tellOfAnnouncement(tx: Database, { before, after, now }: Change): Promise<void> {
  const { written, changed, withdrawn } = tellings(before, after, localDate(now));
  const tell = async (key: keyof typeof ru, of: Announcing, groupIds: readonly number[]): Promise<void> => {
    await notifyGroups(tx, groupIds, { type: 'INFO', message: announced(key, of), now });
  };
  if (after) {
    await tell('written', after, written);
    await tell('changed', after, changed);
  }
  if (before) await tell('withdrawn', before, withdrawn);
}
