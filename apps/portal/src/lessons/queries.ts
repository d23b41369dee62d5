import {
  ofEmployee as employeeAnnouncements,
  ofGroup as groupAnnouncements,
} from '@semestr/api/announcements';
import { ofEmployee, ofGroup } from '@semestr/api/schedule';
import { isGroupId } from '../favourites.ts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client.ts';
import { askOrNull } from '../query.ts';
import { listOf } from './announcement.ts';

/** The schedule behind an address: of a group, or of an educator; null where none is published. */
export const scheduleOf = (id: string) =>
  isGroupId(id)
    ? askOrNull(ofGroup, { query: { studentGroup: id } })
    : askOrNull(ofEmployee, { params: { urlId: id } });

/** What is announced for a group, or by an educator. */
export const announcementsOf = (id: string) =>
  queryOptions({
    queryKey: ['announcements', id],
    queryFn: async ({ signal }) =>
      listOf(
        isGroupId(id)
          ? await client.call(groupAnnouncements, { query: { name: id } }, signal)
          : await client.call(employeeAnnouncements, { query: { 'url-id': id } }, signal),
      ),
  });
