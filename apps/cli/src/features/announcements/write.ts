import { write } from '@semestr/api/own-announcements';
import { changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import type { ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { printAnnouncement } from './print.ts';
import { type Typed, writingOf } from './draft.ts';

const nothing = {
  content: '',
  date: null,
  startTime: null,
  endTime: null,
  auditory: null,
  groupIds: [],
};

/**
 * Creates an announcement for groups and prints it. Piped text follows the password on stdin, so it is read within the
 * session.
 */
export const writeAnnouncement = (context: Context, typed: Typed): Promise<ExitCode> =>
  withSession(context, async (session) => {
    const { client } = session;
    const body = await writingOf(session, client, typed, nothing);
    return changeIn(client, context, write, { body }, (made) => printAnnouncement(context, made, 'written'));
  });
