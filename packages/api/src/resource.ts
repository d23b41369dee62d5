import type { Area } from '@semestr/core/rights';
import * as z from 'zod/mini';
import { endpoint, type Schema } from './endpoint.ts';
import { filterOf, MAX_RANGE, type Values } from './filters.ts';
import type { Reason } from './reasons.ts';
import { Id, IdText, plainName, StoredName } from './shapes.ts';

/**
 * The calls with which the console manages one type of record, in the form that ra-data-simple-rest expects: filter,
 * sort and range are JSON texts, the total is in `Content-Range`. A type is defined next to the other calls of its
 * feature.
 */

/** A JSON string in a query; the API description contains the schema of its content. */
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

/** Returns the schema of a JSON text in a query; null for any other parameter. */
export function jsonOf(schema: Schema): Schema | null {
  // Only `json` sets this property of a schema; a default or an optional wraps it.
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
 * Returns the fields of a record for reading: with their types, but without the limits of input. Imported values are
 * stored as the other provider has them, and one long name must not fail a whole list.
 */
function asRead<S extends Values>(fields: S): S {
  const unbound = <F extends z.core.$ZodType>(field: F): F => {
    const { def } = field._zod;
    const inner = 'innerType' in def ? { innerType: unbound(def.innerType as Schema) } : {};
    const element = 'element' in def ? { element: unbound(def.element as Schema) } : {};
    return z.clone(field, { ...def, ...inner, ...element, checks: [] });
  };
  // Each field keeps its name and its type.
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, unbound(field)])) as S;
}

/** Incremented by every change of a record. */
const version = { version: z.int() };

/** One non-empty line of limited length: a name, a title, a number. */
export const text = StoredName;
/** One line that may be empty. */
export const optionalLine = (max: number) => z.string().check(z.trim(), z.maxLength(max), plainName);
/** One line of limited length, or null. */
export const optionalText = (max: number) => z.nullable(optionalLine(max));
/** Non-empty text of several lines. */
export const prose = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max));
/** Text of several lines, or null. */
export const optionalProse = (max: number) => z.nullable(z.string().check(z.trim(), z.maxLength(max)));
/** An integer within limits. */
export const int = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** An amount of money or hours, with fractions. */
export const amount = (max: number) => z.number().check(z.gte(0), z.lte(max));
/** Ids of other records that a record refers to: the groups of a lesson. */
export const Ids = z.array(Id).check(z.maxLength(300));

/** The keys of a table of the core, for `z.enum`. */
export const namesOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  // The keys of a Record<K, …> are its K.
  Object.keys(table) as [K, ...K[]];

/** Fields of the options that students choose from: an order places an option in its list. */
export const order = int(0, 30_000);
export const named = { name: text(300) };
export const ordered = { ...named, order };

/**
 * Fields and filters of a record type that can be archived: archived records can no longer be chosen and are hidden
 * from public lists, but past records still refer to them. A list contains only active records unless archived ones,
 * all, or ids are requested.
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

/** Adds the refusal that requires a confirmation to those of a call. */
const withConfirmation = <const R extends { readonly 409: Reason }>(
  stated: R,
  question: Reason | undefined,
) => ({
  ...stated,
  409: question === undefined ? stated[409] : { named: [question], plain: stated[409] },
});

/** Readable fields of a record type, and the filters of its list. */
interface Listed<S extends Values, F extends Values, C extends Values> {
  area: Area;
  fields: S;
  /** Values: each accepts one or several. */
  filter: F;
  /** Other filters, used unchanged: days, archived records. */
  conditions?: C;
}

/**
 * Defines the calls that list and read a record type that cannot be edited. A field with the ids of other records sorts
 * by their names: `["studentId","ASC"]` is by surname.
 */
export function readResource<const Path extends string, S extends Values, F extends Values, C extends Values>(
  path: Path,
  what: string,
  { area, fields, filter, conditions }: Listed<S, F, C>,
) {
  const record = z.object({ id: Id, ...asRead(fields) });
  // The keys of a record are the names of its fields.
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
      summary: `Get one of ${what}`,
      params: z.object({ id: IdText }),
      reply: record,
      refusals: refusals.one,
      fallbackReason: 'no-data',
      isExtension: true,
    }),
  };
}

/** A record with all its texts and lists, with escaped letters. */
const MAX_RECORD_BODY = 64 * 1024;

/** Adds the call that changes a record, in the version that was read: a stale change is rejected with 409. */
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
    refusals: withConfirmation(refusals.write, question),
    fallbackReason: 'record-not-stored',
    isExtension: true,
  });
}

/**
 * Defines a record type that administrators create, change and delete: `fields` are its readable fields, `edited` the
 * writable ones.
 */
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
    /**
     * Another reason of a 409, with details in the body: the caller confirms it by repeating the request with a
     * confirmation.
     */
    question?: Reason;
    /** For a record that may be larger than others. */
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
      refusals: withConfirmation(refusals.create, question),
      fallbackReason: 'record-not-stored',
      idempotent: true,
      isExtension: true,
    }),
    update: changing(path, what, stated),
    /** Rejected while other records refer to it: `{"reason":"record-in-use","uses":[…]}`, as defined in `uses.ts`. */
    remove: endpoint({
      method: 'DELETE',
      path: `/api/v1/admin/${path}/:id`,
      access: 'admin',
      area,
      summary: `Delete one of ${what}`,
      params: z.object({ id: IdText }),
      reply: z.object({ id: Id }),
      refusals: refusals.remove,
      fallbackReason: 'record-not-stored',
      isExtension: true,
    }),
  };
}

/** Defines a record type that is created elsewhere and decided on by administrators: requests of students. */
export const decidedResource = <
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
    /** Another reason of a 409, with details in the body. */
    question?: Reason | undefined;
  },
) => ({
  ...readResource(path, what, { ...stated, fields: { ...version, ...stated.fields } }),
  update: changing(path, what, stated),
});
