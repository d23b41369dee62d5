import {
  type Announcement,
  ofDepartment as departmentAnnouncements,
  ofEmployee as employeeAnnouncements,
  ofGroup as groupAnnouncements,
} from '@semestr/api/announcements';
import { ApiError, type Client } from '@semestr/api/client';
import { ofDepartment, ofEmployee, ofGroup } from '@semestr/api/schedule';
import { queryOptions } from '@tanstack/react-query';
import { queryOf, queryOrNull, clientFrom } from '../client/query.ts';
import { listOf } from './announcement.ts';
import { isGroupId } from '../university/favourites.ts';

/** Query for the schedule of a group or an educator, by its address; null when none is published. */
export const scheduleOf = (id: string) =>
  isGroupId(id)
    ? queryOrNull(ofGroup, { query: { studentGroup: id } })
    : queryOrNull(ofEmployee, { params: { urlId: id } });

const loadAnnouncements = (client: Client, id: string, signal: AbortSignal) =>
  isGroupId(id)
    ? client.call(groupAnnouncements, { query: { name: id } }, { signal })
    : client.call(employeeAnnouncements, { query: { 'url-id': id } }, { signal });

/** Query for the announcements for a group or by an educator; empty when a provider responds with 404. */
export const announcementsOf = (id: string) =>
  queryOptions({
    queryKey: ['announcements', id],
    queryFn: async ({ signal, meta }): Promise<readonly Announcement[]> => {
      try {
        return listOf(await loadAnnouncements(clientFrom(meta), id, signal));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });

const departmentQuery = (name: string) => (/^\d+$/.test(name) ? { id: name } : { 'url-id': name });

/** Query for the announcements by educators of a department, identified by its url id or its number. */
export const announcementsOfDepartment = (name: string) =>
  queryOf(departmentAnnouncements, { query: departmentQuery(name) });

/** Query for the schedule of a department, identified in the same way; null when there is no such department. */
export const scheduleOfDepartment = (name: string) =>
  queryOrNull(ofDepartment, { query: departmentQuery(name) });
