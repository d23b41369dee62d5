import { MAX_REASON } from '@semestr/core/decision-fields';
import type { Area } from '@semestr/core/rights';
import * as z from 'zod/mini';
import { endpoint, type Schema } from './endpoint.ts';
import { filterOf, MAX_RANGE, type Values } from './filters.ts';
import type { Reason } from './reasons.ts';
import { Id, IdText, plainName, StoredName } from './shapes.ts';

/**
 * The calls with which the console keeps one kind of record, in the shape that ra-data-simple-rest expects: filter,
 * sort and range travel as JSON texts, the total comes back in `Content-Range`.
 */

/** A JSON text in a query; the description of the API tells what it holds. */
export const json = <S extends Schema>(schema: S) =>
  Object.assign(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(20_000)),
        z.transform((text, context) => {
          try {
            return JSON.parse(text) as unknown;
          } catch {
            context.issues.push({ code: 'custom', message: 'format', input: text });
            return z.NEVER;
          }
        }),
      ),
      schema,
    ),
    { json: schema },
  );

/** What a JSON text in a query holds; null where the parameter is none. */
export function jsonOf(schema: Schema): Schema | null {
  // Only `json` gives a schema this property; a default or an optional wraps it.
  if ('json' in schema) return (schema as ReturnType<typeof json>).json;
  return schema instanceof z.ZodMiniDefault || schema instanceof z.ZodMiniOptional
    ? jsonOf(schema._zod.def.innerType)
    : null;
}

/** First and last row, from 0. */
export const Range = json(
  z
    .tuple([z.int().check(z.gte(0), z.lte(10_000_000)), z.int().check(z.gte(0), z.lte(10_000_000))])
    .check(z.refine(([first, last]) => last >= first && last - first < MAX_RANGE, 'format')),
);

/**
 * A record's fields as they are read: of their kind, but not held to the bounds of what is typed. What was imported
 * stands as the other provider has it, and one long name must not hide a whole list.
 */
function asRead<S extends Values>(fields: S): S {
  const unbound = <F extends z.core.$ZodType>(field: F): F => {
    const { def } = field._zod;
    const inner = 'innerType' in def ? { innerType: unbound(def.innerType as Schema) } : {};
    const element = 'element' in def ? { element: unbound(def.element as Schema) } : {};
    return z.clone(field, { ...def, ...inner, ...element, checks: [] });
  };
  // Each field keeps its name and its kind.
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, unbound(field)])) as S;
}

/** Raised by every change of a record. */
const version = { version: z.int() };

/** One line that may not be empty, of at most so many characters: a name, a title, a number. */
export const text = StoredName;
/** One line that may be empty. */
export const optionalLine = (max: number) => z.string().check(z.trim(), z.maxLength(max), plainName);
/** One line of at most so many characters, or none. */
export const optionalText = (max: number) => z.nullable(optionalLine(max));
/** Text of several lines that may not be empty. */
export const prose = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max));
/** Text of several lines, or none. */
export const optionalProse = (max: number) => z.nullable(z.string().check(z.trim(), z.maxLength(max)));
/** A whole number within bounds. */
export const int = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** An amount of money or hours, with its fractions. */
export const amount = (max: number) => z.number().check(z.gte(0), z.lte(max));
/** The ids of others that belong to a record: the groups of a lesson. */
export const Ids = z.array(Id).check(z.maxLength(300));

/** What every request of a student has beside its own fields, and what of it is decided. */
export const requestFields = {
  studentId: Id,
  createdAt: z.string(),
  decidedAt: z.nullable(z.string()),
  rejectionReason: z.nullable(z.string()),
};
export const decision = { rejectionReason: z.optional(optionalProse(MAX_REASON)) };

/**
 * What a kind of record has that can be archived: no longer chosen and no longer listed for everybody, though what
 * happened with it still names it. A list holds those in use unless it is asked for the archived ones, for any, or for ids.
 */
export const archivable = {
  fields: { archivedAt: z.nullable(z.string()) },
  edited: { isArchived: z.optional(z.boolean()) },
  conditions: { archived: z.optional(z.enum(['no', 'yes', 'any'])) },
};

const refusals = {
  read: { 403: 'session-ended' },
  one: { 403: 'session-ended', 404: 'record-not-found' },
  create: { 403: 'session-ended', 409: 'record-busy' },
  write: { 403: 'session-ended', 404: 'record-not-found', 409: 'record-stale' },
  remove: { 403: 'session-ended', 404: 'record-not-found', 409: 'record-in-use' },
} as const;

/** The refusals of a call that may ask a question too. */
const asking = <const R extends { readonly 409: Reason }>(stated: R, question: Reason | undefined) => ({
  ...stated,
  409: question === undefined ? stated[409] : { named: [question], plain: stated[409] },
});

/** What is read of a kind of record, and to what its list may be narrowed. */
interface Listed<S extends Values, F extends Values, C extends Values> {
  area: Area;
  fields: S;
  /** Values: of each one may be asked for, or several. */
  filter: F;
  /** What else narrows the list, as it stands here: days, archived ones. */
  conditions?: C;
}

/**
 * Lists and reads a kind of record that nobody edits by hand. A field in which the ids of other records stand sorts by the
 * names of those: `["studentId","ASC"]` is by surname.
 */
export function readResource<const Path extends string, S extends Values, F extends Values, C extends Values>(
  path: Path,
  what: string,
  { area, fields, filter, conditions }: Listed<S, F, C>,
) {
  const record = z.object({ id: Id, ...asRead(fields) });
  // The keys of a record are its fields' names.
  const sortable = Object.keys(record.shape) as [keyof S & string, ...(keyof S & string)[]];
  return {
    list: endpoint({
      method: 'GET',
      path: `/api/v1/admin/${path}`,
      access: 'admin',
      area,
      summary: `List ${what}`,
      query: z.object({
        filter: z._default(json(filterOf(filter, conditions ?? ({} as C))), {} as never),
        sort: z._default(json(z.tuple([z.enum(sortable), z.enum(['ASC', 'DESC'])])), ['id', 'ASC'] as never),
        range: z.optional(Range),
      }),
      reply: z.array(record),
      refusals: refusals.read,
      fallbackReason: 'no-data',
      isExtension: true,
    }),
    one: endpoint({
      method: 'GET',
      path: `/api/v1/admin/${path}/:id`,
      access: 'admin',
      area,
      summary: `Read one of ${what}`,
      params: z.object({ id: IdText }),
      reply: record,
      refusals: refusals.one,
      fallbackReason: 'no-data',
      isExtension: true,
    }),
  };
}

/** A record with all its texts and lists, whose letters may come escaped. */
const MAX_RECORD_BODY = 64 * 1024;

/** Changes a kind of record too, in the version that was read: a stale change is refused with 409. */
function changing<const Path extends string, S extends Values, E extends Values>(
  path: Path,
  what: string,
  {
    area,
    fields,
    edited,
    question,
    maxBytes = MAX_RECORD_BODY,
  }: {
    area: Area;
    fields: S;
    edited: E;
    question?: Reason | undefined;
    maxBytes?: number;
  },
) {
  return endpoint({
    method: 'PUT',
    path: `/api/v1/admin/${path}/:id`,
    access: 'admin',
    area,
    summary: `Change one of ${what}`,
    params: z.object({ id: IdText }),
    body: z.object({ ...edited, ...version }),
    maxBytes,
    reply: z.object({ id: Id, ...version, ...asRead(fields) }),
    refusals: asking(refusals.write, question),
    fallbackReason: 'record-not-stored',
    isExtension: true,
  });
}

/** A kind of record that administrators make, change and remove. */
export function resource<
  const Path extends string,
  S extends Values,
  E extends Values,
  F extends Values,
  C extends Values,
>(
  path: Path,
  what: string,
  stated: Listed<S, F, C> & {
    edited: E;
    /** Why another 409 is answered, with a body of its own: a question that the caller answers in the body of a repetition. */
    question?: Reason;
    /** Of a record that may be larger than others. */
    maxBytes?: number;
  },
) {
  const { area, question, maxBytes = MAX_RECORD_BODY } = stated;
  return {
    ...readResource(path, what, { ...stated, fields: { ...version, ...stated.fields } }),
    create: endpoint({
      method: 'POST',
      path: `/api/v1/admin/${path}`,
      access: 'admin',
      area,
      summary: `Add one to ${what}`,
      body: z.object(stated.edited),
      maxBytes,
      reply: z.object({ id: Id, ...version, ...asRead(stated.fields) }),
      refusals: asking(refusals.create, question),
      fallbackReason: 'record-not-stored',
      idempotent: true,
      isExtension: true,
    }),
    update: changing(path, what, stated),
    /** Refused while anything refers to the record: `{"reason":"record-in-use","uses":[…]}`, as `uses.ts` states it. */
    remove: endpoint({
      method: 'DELETE',
      path: `/api/v1/admin/${path}/:id`,
      access: 'admin',
      area,
      summary: `Remove one of ${what}`,
      params: z.object({ id: IdText }),
      reply: z.object({ id: Id }),
      refusals: refusals.remove,
      fallbackReason: 'record-not-stored',
      isExtension: true,
    }),
  };
}

/** A kind of record that comes from elsewhere and that administrators decide on: requests of students. */
export const decidedResource = <
  const Path extends string,
  S extends Values,
  E extends Values,
  F extends Values,
  C extends Values,
>(
  path: Path,
  what: string,
  stated: Listed<S, F, C> & { edited: E },
) => ({
  ...readResource(path, what, { ...stated, fields: { ...version, ...stated.fields } }),
  update: changing(path, what, stated),
});
