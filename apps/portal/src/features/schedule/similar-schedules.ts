import type { Client } from '@semestr/api/client';
import { all as allEmployees } from '@semestr/api/employees';
import { filters } from '@semestr/api/groups';
import { rowsOf } from '@semestr/api/rows';
import { shortName } from '@semestr/core/display';
import { queryOptions } from '@tanstack/react-query';
import { isGroupId } from '../../university/favourites.ts';
import { clientFrom } from '../../client/query.ts';

/** A schedule's name, and the last segment of its path. */
interface SimilarSchedule {
  id: string;
  name: string;
}

const MAX_SHOWN = 5;

// Bypasses the query cache, because it is serialised into server-rendered pages and these lists are complete.
const groups = async (client: Client, signal: AbortSignal): Promise<SimilarSchedule[]> =>
  (await client.call(filters, { query: { name: '' } }, { signal })).map(({ name }) => ({ id: name, name }));

const educators = async (client: Client, signal: AbortSignal): Promise<SimilarSchedule[]> =>
  rowsOf(await client.call(allEmployees, { query: {} }, { signal })).map((educator) => ({
    id: educator.urlId,
    name: shortName(educator),
  }));

/**
 * Finds the schedules with addresses that differ from an unknown one by a few typing errors, most similar first.
 */
export const similarSchedules = (id: string) =>
  queryOptions({
    queryKey: ['schedule', 'nearest', id],
    queryFn: async ({ meta, signal }): Promise<SimilarSchedule[]> => {
      const isGroup = isGroupId(id);
      const [{ default: leven }, places] = await Promise.all([
        import('leven'),
        (isGroup ? groups : educators)(clientFrom(meta), signal),
      ]);
      // A group's number is less redundant than a name: with two different digits it is from another year.
      const maxDistance = isGroup ? 1 : 3;
      return places
        .map((place) => ({ place, distance: leven(place.id, id, { maxDistance: maxDistance + 1 }) }))
        .filter(({ distance }) => distance > 0 && distance <= maxDistance)
        .toSorted((a, b) => a.distance - b.distance)
        .slice(0, MAX_SHOWN)
        .map(({ place }) => place);
    },
  });
