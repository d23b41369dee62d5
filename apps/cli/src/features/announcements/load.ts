import {
  type Announcement,
  ofDepartment,
  ofEmployee,
  ofGroup,
  personalList,
} from '@semestr/api/announcements';
import { rowsOf } from '@semestr/api/rows';
import { clientOf } from '../../http/client.ts';
import { ifAny } from '../../http/if-any.ts';
import { withSession } from '../../http/session.ts';
import type { Context } from '../../io/io.ts';

/**
 * Whose announcements they are. A student's own are those for the group; `all` adds what those who teach the group, and its
 * department, tell others.
 */
export type Source =
  | { group: string }
  | { employee: string }
  | { department: string }
  | { own: 'group' | 'all' };

async function answerOf(context: Context, source: Source) {
  if ('own' in source) {
    const query = source.own === 'all' ? { all: 'true' as const } : {};
    return withSession(context, ({ client }) => ifAny(client.call(personalList, { query })));
  }
  const { call } = clientOf(context);
  if ('group' in source) return ifAny(call(ofGroup, { query: { name: source.group } }));
  if ('employee' in source) return ifAny(call(ofEmployee, { query: { 'url-id': source.employee } }));
  return ifAny(call(ofDepartment, { query: { 'url-id': source.department } }));
}

/** The announcements; none where the server says 404, as some do where there are none. */
export const loadAnnouncements = async (context: Context, source: Source): Promise<Announcement[]> =>
  rowsOf((await answerOf(context, source)) ?? []);
