import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { optionalLine, resource, text } from './resource.ts';
import { Id, listOrPage, pageQuery } from './shapes.ts';

/** A speciality in one form of education. */
export const Speciality = z.object({
  id: Id,
  name: z.string(),
  abbrev: z.string(),
  educationForm: z.object({ id: Id, name: z.string() }),
  facultyId: Id,
  code: z.string(),
});
export type Speciality = z.output<typeof Speciality>;

export const all = endpoint({
  method: 'GET',
  path: '/api/v1/specialities',
  access: 'anyone',
  summary: 'List the specialities, one row for each form of education',
  query: z.object(pageQuery),
  reply: listOrPage(Speciality),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

const educationForm = { name: text(50) };
export const educationForms = resource('education-forms', 'the forms of education', {
  area: 'structure',
  fields: educationForm,
  edited: educationForm,
  filter: {},
});

const speciality = {
  name: text(300),
  abbrev: text(50),
  code: optionalLine(30),
  formId: Id,
  facultyId: Id,
};
export const specialities = resource('specialities', 'the specialities', {
  area: 'structure',
  fields: speciality,
  edited: speciality,
  filter: { facultyId: Id, formId: Id },
});
