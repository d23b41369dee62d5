import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listOrPage, pageQuery } from './shapes.ts';

export const Faculty = z.object({ id: Id, name: z.string(), abbrev: z.string() });
export type Faculty = z.output<typeof Faculty>;

export const all = endpoint({
  method: 'GET',
  path: '/api/v1/faculties',
  access: 'anyone',
  summary: 'List the faculties',
  query: z.object(pageQuery),
  reply: listOrPage(Faculty),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});
