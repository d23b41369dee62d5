import type { Client } from '@semestr/api/client';
import { list, mark } from '@semestr/api/notifications';
import { translator } from '@semestr/core/texts';
import { change, changeIn } from '../../http/change.ts';
import { withSession } from '../../http/session.ts';
import { printDone } from '../../io/done.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { texts } from './texts.ts';

/** Maximum size of a page of notifications, and maximum number marked in one call. */
const PAGE = 100;
const AT_ONCE = 1000;

const bodyOf = (ids: readonly number[]) => ids.map((id) => ({ id, isViewed: true }));

const printResult = (context: Context, ids: readonly number[]): void =>
  printDone(context, translator(texts, context.language)('read', { count: ids.length }), { viewed: ids });

/** Returns the newest unviewed ids, as many as one call can mark. */
async function unviewedIds(client: Client): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 0; page < AT_ONCE / PAGE; page += 1) {
    const { notifications, hasNext } = await client.call(list, {
      query: { pageNumber: String(page), pageSize: String(PAGE), unviewed: 'true' },
    });
    // Another provider may also return viewed ones.
    ids.push(...notifications.filter(({ isViewed }) => !isViewed).map(({ id }) => id));
    if (!hasNext) break;
  }
  return ids;
}

/** Marks notifications as viewed. */
export const readNotifications = (context: Context, ids: readonly number[]): Promise<ExitCode> =>
  change(context, mark, { body: bodyOf(ids) }, () => printResult(context, ids));

/** Marks all notifications as viewed. `--dry-run` loads them too, so it also needs a session. */
export const readAll = (context: Context): Promise<ExitCode> =>
  withSession(context, async ({ client }) => {
    const ids = await unviewedIds(client);
    if (ids.length > 0)
      return changeIn(client, context, mark, { body: bodyOf(ids) }, () => printResult(context, ids));
    printDone(context, translator(texts, context.language)('nothingFresh'), { viewed: [] });
    return exit.ok;
  });
