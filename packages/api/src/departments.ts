import { departmentTypes } from '@semestr/core/department-types';
import * as z from 'zod/mini';
import { endpoint, file, XLSX } from './endpoint.ts';
import { optionalText, resource, text } from './resource.ts';
import { Id, IdText, SearchText, UrlId } from './shapes.ts';

export const Department = z.object({ id: Id, name: z.string(), abbrev: z.string(), urlId: UrlId });
export type Department = z.output<typeof Department>;

/** A department in a query: by its id or, in newer clients, by its url id. */
// Without the annotation the bundler keeps code that no browser uses.
export const departmentQuery = /* @__PURE__ */ z
  .object({ id: z.optional(IdText), 'url-id': z.optional(UrlId) })
  .check(
    z.refine((query) => query.id !== undefined || query['url-id'] !== undefined, {
      path: ['id'],
      error: 'required',
    }),
  );

const NodeData = z.object({
  id: Id,
  typeId: z.literal(departmentTypes),
  name: z.string(),
  abbrev: z.string(),
  idHead: z.nullable(Id),
  employees: z.nullable(
    z.array(
      z.object({
        fio: z.string(),
        phoneNumbers: z.nullable(z.array(z.string())),
        // Other providers do not send these three.
        urlId: z.optional(UrlId),
        jobPosition: z.optional(z.string()),
        /** The room: "512"; null when unknown. */
        auditory: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  /** Position in the structure: "12.3.1"; null when the department is not part of it. */
  code: z.nullable(z.string()),
  urlId: z.nullable(UrlId),
});

/** A department with its subdepartments. */
export const DepartmentNode = z.object({
  data: NodeData,
  get children() {
    return z.nullable(z.array(DepartmentNode));
  },
});
export type DepartmentNode = z.output<typeof DepartmentNode>;

export const all = endpoint({
  method: 'GET',
  path: '/api/v1/departments',
  access: 'anyone',
  summary: 'List the academic departments',
  reply: z.array(Department),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

export const tree = endpoint({
  method: 'GET',
  path: '/api/v1/departments/tree',
  access: 'anyone',
  summary: 'Get the structure of the university with the phone numbers of its employees',
  reply: z.array(DepartmentNode),
  refusals: {},
  fallbackReason: 'no-data',
  cached: true,
});

export const name = endpoint({
  method: 'GET',
  path: '/api/v1/departments/name',
  access: 'anyone',
  summary: 'Get the full name of a department',
  query: z.object({ id: IdText }),
  reply: z.string(),
  refusals: { 404: 'department-not-found' },
  fallbackReason: 'no-data',
  cached: true,
});

export const filter = endpoint({
  method: 'GET',
  path: '/api/v1/departments/filter',
  access: 'anyone',
  summary: 'Find up to 50 departments by words of the name or abbreviation, or by the beginning of the code',
  query: z.object({ searchValue: z._default(SearchText, '') }),
  reply: z.array(
    z.object({
      name: z.string(),
      abbrev: z.string(),
      code: z.nullable(z.string()),
      /** The address of its page; other providers do not send it. */
      urlId: z.optional(z.nullable(UrlId)),
    }),
  ),
  refusals: {},
  fallbackReason: 'no-data',
  example: { query: { searchValue: 'Каф' } },
});

export const report = endpoint({
  method: 'GET',
  path: '/api/v1/departments/report',
  access: 'anyone',
  summary: 'Download the lessons of all employees of a department as a workbook',
  query: z.object({ 'department-id': IdText }),
  reply: file('department schedule.xlsx', XLSX),
  refusals: { 404: 'department-not-found' },
  fallbackReason: 'file-not-downloaded',
});

const department = {
  parentId: z.nullable(Id),
  type: z.literal(departmentTypes),
  name: text(300),
  abbrev: text(50),
  urlId: UrlId,
  code: optionalText(30),
};
export const departments = resource('departments', 'the departments', {
  area: 'structure',
  fields: department,
  edited: department,
  filter: { type: department.type, parentId: Id },
});
