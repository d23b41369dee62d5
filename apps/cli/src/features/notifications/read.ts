import type { Client } from '@semestr/api/client';
import { list, mark } from '@semestr/api/notifications';
import { translator } from '@semestr/core/texts';
import { change, changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { tellDone } from '../../io/done.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** The most that a page of notifications has, and the most that are marked at once. */
const PAGE = 100;
const AT_ONCE = 1000;

const bodyOf = (ids: readonly number[]) => ids.map((id) => ({ id, isViewed: true }));

const tell = (context: Context, ids: readonly number[]): void =>
  tellDone(context, translator(texts, context.language)('read', { count: ids.length }), { viewed: ids });

/** Those of the newest that have not been viewed, as many as are marked at once. */
async function unviewedIds(client: Client): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 0; page < AT_ONCE / PAGE; page += 1) {
    const { notifications, hasNext } = await client.call(list, {
      query: { pageNumber: String(page), pageSize: String(PAGE), unviewed: 'true' },
    });
    // Another provider may answer those that were viewed too.
    ids.push(...notifications.filter(({ isViewed }) => !isViewed).map(({ id }) => id));
    if (!hasNext) break;
  }
  return ids;
}

/** Marks notifications as viewed. */
export const readNotifications = (context: Context, ids: readonly number[]): Promise<ExitCode> =>
  change(context, mark, { body: bodyOf(ids) }, () => tell(context, ids));

/** Marks all notifications as viewed; with `--dry-run` they are asked for, so that is done in a session too. */
export const readAll = (context: Context): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const ids = await unviewedIds(client);
    if (ids.length > 0)
      return changeIn(client, context, mark, { body: bodyOf(ids) }, () => tell(context, ids));
    tellDone(context, translator(texts, context.language)('nothingFresh'), { viewed: [] });
    return exit.ok;
  });
