import { ApiError, type Client } from '@semestr/api/client';
import * as groups from '@semestr/api/groups';
import { schedule as ofRoom } from '@semestr/api/rooms';
import * as schedules from '@semestr/api/schedule';
import { type Failure, failure } from '../../io/failure.ts';
import { printable } from '../../io/output.ts';
import { texts } from './texts.ts';
import type { AnySchedule } from './week.ts';

/** Owner of the schedule. */
export type Owner = { group: string } | { employee: string } | { department: string } | { room: string };

/** Maximum number of similar groups that are suggested. */
const MAX_SIMILAR = 6;

/** Finds groups whose number begins like the unknown one. Only a hint, so its own failure is ignored. */
async function similarGroups(client: Client, group: string): Promise<string[]> {
  const found = await client.call(groups.filters, { query: { name: group.slice(0, 3) } }).catch(() => []);
  return found.slice(0, MAX_SIMILAR).map(({ name }) => printable(name));
}

async function noGroup(client: Client, group: string): Promise<Failure> {
  const similar = (await similarGroups(client, group)).filter((name) => name !== group).join(', ');
  return failure(texts, (t) =>
    [t('noGroup', { name: group }), ...(similar ? [t('similar', { names: similar })] : [])].join(' '),
  );
}

async function notFound(client: Client, owner: Owner): Promise<Failure> {
  if ('group' in owner) return noGroup(client, owner.group);
  return failure(texts, (t) => {
    if ('employee' in owner) return t('noEmployee', { urlId: owner.employee });
    return 'room' in owner
      ? t('noRoom', { room: owner.room })
      : t('noDepartment', { urlId: owner.department });
  });
}

function request(client: Client, owner: Owner): Promise<AnySchedule> {
  if ('group' in owner) return client.call(schedules.ofGroup, { query: { studentGroup: owner.group } });
  if ('employee' in owner) return client.call(schedules.ofEmployee, { params: { urlId: owner.employee } });
  if ('room' in owner) return client.call(ofRoom, { query: { name: owner.room } });
  return client.call(schedules.ofDepartment, { query: { 'url-id': owner.department } });
}

/**
 * Loads the schedule of a group, an educator, a department or a room; when there is none, the error explains what to
 * do.
 */
export async function loadSchedule(client: Client, owner: Owner): Promise<AnySchedule> {
  try {
    return await request(client, owner);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw await notFound(client, owner);
    throw error;
  }
}
