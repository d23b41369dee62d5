import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id } from './shapes.ts';

/** A room. `buildingNumber.name` reads "3 к.". */
export const Auditory = z.object({
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
export type Auditory = z.output<typeof Auditory>;

export const all = endpoint({
  method: 'GET',
  path: '/api/v1/auditories',
  access: 'anyone',
  summary: 'The rooms',
  reply: z.array(Auditory),
  refusals: {},
  otherwise: 'no-data',
  prepared: true,
});
