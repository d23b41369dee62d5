import {
  type Announcement,
  ofDepartment as departmentAnnouncements,
  ofEmployee as employeeAnnouncements,
  ofGroup as groupAnnouncements,
} from '@semestr/api/announcements';
import { ApiError, type Client } from '@semestr/api/client';
import { ofDepartment, ofEmployee, ofGroup } from '@semestr/api/schedule';
import { queryOptions } from '@tanstack/react-query';
import { ask, askOrNull, clientOf } from '../query.ts';
import { listOf } from './announcement.ts';
import { isGroupId } from './favourites.ts';

/** The schedule behind an address: of a group, or of a teacher; null where none is published. */
export const scheduleOf = (id: string) =>
  isGroupId(id)
    ? askOrNull(ofGroup, { query: { studentGroup: id } })
    : askOrNull(ofEmployee, { params: { urlId: id } });

const announced = (client: Client, id: string, signal: AbortSignal) =>
  isGroupId(id)
    ? client.call(groupAnnouncements, { query: { name: id } }, { signal })
    : client.call(employeeAnnouncements, { query: { 'url-id': id } }, { signal });

/** What is announced for a group, or by a teacher; a provider that does not know them says 404: nothing. */
export const announcementsOf = (id: string) =>
  queryOptions({
    queryKey: ['announcements', id],
    queryFn: async ({ signal, meta }): Promise<readonly Announcement[]> => {
      try {
        return listOf(await announced(clientOf(meta), id, signal));
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return [];
        throw error;
      }
    },
  });

const departmentNamed = (name: string) => (/^\d+$/.test(name) ? { id: name } : { 'url-id': name });

/** What the educators of a department announce, which is named by its url id or its number. */
export const announcementsOfDepartment = (name: string) =>
  ask(departmentAnnouncements, { query: departmentNamed(name) });

/** The schedule of a department, named in the same way; null where there is no such department. */
export const scheduleOfDepartment = (name: string) =>
  askOrNull(ofDepartment, { query: departmentNamed(name) });
