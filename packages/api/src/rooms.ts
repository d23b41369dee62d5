import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listOrPage, pageQuery, SearchText } from './shapes.ts';

/** A room. `buildingNumber.name` reads "3 к.". */
export const Room = z.object({
  id: Id,
  name: z.string(),
  note: z.nullable(z.string()),
  capacity: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
  auditoryType: z.object({ id: Id, name: z.string(), abbrev: z.string() }),
  buildingNumber: z.object({ id: Id, name: z.string() }),
  department: z.nullable(
    z.object({ idDepartment: Id, abbrev: z.string(), name: z.string(), nameAndAbbrev: z.string() }),
  ),
});
export type Room = z.output<typeof Room>;

export const all = endpoint({
  method: 'GET',
  path: '/api/v1/auditories',
  access: 'anyone',
  summary: 'The rooms',
  query: z.object(pageQuery),
  reply: listOrPage(Room),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

export const filter = endpoint({
  method: 'GET',
  path: '/api/v1/auditories/filter',
  access: 'anyone',
  summary: 'Rooms whose number, with or without the building, begins with the text, at most 50',
  query: z.object({ searchValue: z._default(SearchText, '') }),
  reply: z.array(z.object({ name: z.string(), buildingNumber: z.string() })),
  refusals: {},
  fallbackReason: 'no-data',
  example: { query: { searchValue: '1' } },
});
