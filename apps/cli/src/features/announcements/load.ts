import {
  type Announcement,
  ofDepartment,
  ofEmployee,
  ofGroup,
  personalList,
} from '@semestr/api/announcements';
import { rowsOf } from '@semestr/api/rows';
import { clientOf } from '../../http/client.ts';
import { nullIfNotFound } from '../../http/null-if-not-found.ts';
import { withSession } from '../../http/session.ts';
import type { Context } from '../../io/io.ts';

/**
 * Source of the announcements. A student's own list contains those for the group; `all` adds what the group's educators
 * and its department announce to others.
 */
export type Source =
  | { group: string }
  | { employee: string }
  | { department: string }
  | { own: 'group' | 'all' };

async function answerOf(context: Context, source: Source) {
  if ('own' in source) {
    const query = source.own === 'all' ? { all: 'true' as const } : {};
    return withSession(context, ({ client }) => nullIfNotFound(client.call(personalList, { query })));
  }
  const { call } = clientOf(context);
  if ('group' in source) return nullIfNotFound(call(ofGroup, { query: { name: source.group } }));
  if ('employee' in source) return nullIfNotFound(call(ofEmployee, { query: { 'url-id': source.employee } }));
  return nullIfNotFound(call(ofDepartment, { query: { 'url-id': source.department } }));
}

/** Loads the announcements; an empty list on a 404, which some providers return when there are none. */
export const loadAnnouncements = async (context: Context, source: Source): Promise<Announcement[]> =>
  rowsOf((await answerOf(context, source)) ?? []);
