import {
  type Announcement,
  ofEmployee as employeeAnnouncements,
  ofGroup as groupAnnouncements,
} from '@semestr/api/announcements';
import { ApiError } from '@semestr/api/client';
import { ofEmployee, ofGroup } from '@semestr/api/schedule';
import { isGroupId } from './favourites.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client.ts';
import { askOrNull } from '../query.ts';
import { listOf } from './announcement.ts';

/** The schedule behind an address: of a group, or of an educator; null where none is published. */
export const scheduleOf = (id: string) =>
  isGroupId(id)
    ? askOrNull(ofGroup, { query: { studentGroup: id } })
    : askOrNull(ofEmployee, { params: { urlId: id } });

const announced = (id: string, signal: AbortSignal) =>
  isGroupId(id)
    ? client.call(groupAnnouncements, { query: { name: id } }, signal)
    : client.call(employeeAnnouncements, { query: { 'url-id': id } }, signal);

/** What is announced for a group, or by an educator; a provider that does not know them says 404: nothing. */
export const announcementsOf = (id: string) =>
  queryOptions({
    queryKey: ['announcements', id],
    queryFn: async ({ signal }): Promise<readonly Announcement[]> => {
      try {
        return listOf(await announced(id, signal));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });
