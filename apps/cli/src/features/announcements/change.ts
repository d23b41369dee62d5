import { type Announcement, personalList } from '@semestr/api/announcements';
import { change } from '@semestr/api/own-announcements';
import { ApiError, type Client } from '@semestr/api/client';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { dayOfIt, placeOf, timesOf } from './announcement.ts';
import { printAnnouncement } from './print.ts';
import { type Before, type Typed, writingOf } from './draft.ts';

/** Loads one of the user's own announcements, with the version that the change is based on. */
async function ownOne(client: Client, id: number): Promise<Announcement> {
  const announcements = await client.call(personalList, { query: {} });
  const found = announcements.find((one) => one.id === id);
  // The personal list of a student contains announcements by others. The server sends the version only to the author.
  if (found?.version === undefined) throw new ApiError('announcement-not-found', 404);
  return found;
}

const asWritten = (announcement: Announcement): Before => ({
  content: announcement.content,
  date: dayOfIt(announcement),
  ...timesOf(announcement),
  auditory: placeOf(announcement),
  groupIds: announcement.studentGroups.map(({ id }) => id),
});

/** Changes the given fields of the user's own announcement, in the version that was read, and shows it. */
export const changeAnnouncement = (context: Context, id: number, typed: Typed): Promise<ExitCode> =>
  withSession(context, async (session) => {
    const { client } = session;
    const before = await ownOne(client, id);
    const writing = await writingOf(session, client, typed, asWritten(before));
    const body = { ...writing, id, version: before.version ?? null };
    return changeIn(client, context, change, { body }, (made) => printAnnouncement(context, made, 'changed'));
  });
