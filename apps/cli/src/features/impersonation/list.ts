import type { Client } from '@semestr/api/client';
import type { Reply } from '@semestr/api/endpoint';
import { DEFAULT_RANGE } from '@semestr/api/filters';
import { users } from '@semestr/api/resources-people';
import { audit } from '@semestr/api/resources-records';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { withSession } from '../../http/session.ts';
import { totalIn } from '../../http/total.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { tellPage } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

const PAGE = DEFAULT_RANGE;
type Entry = Reply<typeof audit.list>[number];

/** The logins of accounts by their numbers. */
async function loginsOf(client: Client, entries: readonly Entry[]): Promise<ReadonlyMap<number, string>> {
  const ids = entries.flatMap(({ userId, asUserId }) => [userId, asUserId]).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const accounts = await client.call(users.list, {
    query: { filter: JSON.stringify({ id: [...new Set(ids)] }) },
  });
  return new Map(accounts.map(({ id, username }) => [id, username]));
}

/** The log tells of each time that an administrator acted as a student. */
export async function listImpersonations(context: Context, page: number): Promise<ExitCode> {
  const from = (page - 1) * PAGE;
  let total = 0;
  const { entries, logins } = await withSession(context, async (session) => {
    const client = clientOf(session, {
      onAnswer: (response, call) => {
        if (call.path === audit.list.path) total = totalIn(response) ?? 0;
      },
    });
    const found = await client.call(audit.list, {
      query: {
        filter: JSON.stringify({ action: 'impersonation' }),
        sort: JSON.stringify(['id', 'DESC']),
        range: JSON.stringify([from, from + PAGE - 1]),
      },
    });
    return { entries: found, logins: await loginsOf(client, found) };
  });
  const t = translator(texts, context.language);
  const loginOf = (id: number | null): string | number | null => id && (logins.get(id) ?? id);
  const columns: Column<Entry>[] = [
    { key: 'at', head: t('head.at'), value: ({ at }) => momentOf(at) },
    { key: 'admin', head: t('head.admin'), value: ({ userId }) => loginOf(userId) },
    { key: 'student', head: t('head.student'), value: ({ asUserId }) => loginOf(asUserId) },
    {
      key: 'reason',
      head: t('head.reason'),
      value: ({ details }) => (typeof details?.['reason'] === 'string' ? details['reason'] : null),
    },
  ];
  printRows(context, columns, entries, t('none'));
  tellPage(context, { page, size: PAGE, total });
  return exit.ok;
}
