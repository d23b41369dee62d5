import type { Client } from '@semestr/api/client';
import type { Reply } from '@semestr/api/endpoint';
import { DEFAULT_RANGE, MAX_RANGE } from '@semestr/api/filters';
import { users } from '@semestr/api/accounts';
import { audit } from '@semestr/api/audit';
import { translator } from '@semestr/core/texts';
import { clientOf } from '../../http/client.ts';
import { withSession } from '../../http/session.ts';
import type { Session } from '../../http/sign-in.ts';
import { totalIn } from '../../http/total.ts';
import { momentOf } from '../../io/dates.ts';
import { exit, type ExitCode } from '../../io/failure.ts';
import type { Context } from '../../io/io.ts';
import { type Part, rangeOf, readList, type Slice, printPageHint } from '../../io/pages.ts';
import { type Column, printRows } from '../../io/rows.ts';
import { texts } from './texts.ts';

const PAGE = DEFAULT_RANGE;
type Entry = Reply<typeof audit.list>[number];

/** Maps account ids to usernames. */
async function loginsOf(client: Client, entries: readonly Entry[]): Promise<ReadonlyMap<number, string>> {
  const ids = entries.flatMap(({ userId, asUserId }) => [userId, asUserId]).filter((id) => id !== null);
  const distinct = [...new Set(ids)];
  const logins = new Map<number, string>();
  for (let at = 0; at < distinct.length; at += MAX_RANGE) {
    const filter = JSON.stringify({ id: distinct.slice(at, at + MAX_RANGE) });
    for (const { id, username } of await client.call(users.list, { query: { filter } }))
      logins.set(id, username);
  }
  return logins;
}

/** Loads a page of the impersonation entries in the audit log, newest first. */
const readEntries =
  (session: Session) =>
  async (slice: Slice): Promise<Part<Entry>> => {
    let total: number | null = null;
    const client = clientOf(session, {
      onAnswer: (response) => {
        total = totalIn(response);
      },
    });
    const rows = await client.call(audit.list, {
      query: {
        filter: JSON.stringify({ action: 'impersonation' }),
        sort: JSON.stringify(['id', 'DESC']),
        range: rangeOf(slice),
      },
    });
    return { rows, total };
  };

/** Lists the audit log's entries of administrators acting as a student. */
export async function listImpersonations(context: Context, wanted: number | undefined): Promise<ExitCode> {
  const { entries, logins, page, total } = await withSession(context, async (session) => {
    const listed = await readList(context, {
      page: wanted,
      sizes: { page: PAGE, atOnce: MAX_RANGE },
      read: readEntries(session),
    });
    return { ...listed, entries: listed.rows, logins: await loginsOf(session.client, listed.rows) };
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
  printPageHint(context, { page, size: PAGE, total });
  return exit.ok;
}
