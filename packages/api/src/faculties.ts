import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { resource, text } from './resource.ts';
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

const faculty = { name: text(300), abbrev: text(50) };
export const faculties = resource('faculties', 'the faculties', {
  area: 'structure',
  fields: faculty,
  edited: faculty,
  filter: {},
});
