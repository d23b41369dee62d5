import { type IsoDate as CoreIsoDate, isDotted } from '@semestr/core/dates';
import { isPlainName } from '@semestr/core/plain-names';
import type { TermCode } from '@semestr/core/term';
import { typedLogin } from '@semestr/core/typed-text';
import * as z from 'zod/mini';

/** Schemas that several calls share, in the provider's notation. */

/** Check for every stored name and title: no control characters, line breaks, bidi marks or shell syntax. */
export const plainName = z.refine<string>(isPlainName, 'characters');

/** A stored name or title: one line of 1 to `max` characters. */
export const StoredName = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max), plainName);

/** Reads a username or student card number as typed: before the checks of its length and format. */
export const asLogin = z.overwrite(typedLogin);

/** A positive 32-bit integer. */
export const Id = z.int().check(z.positive(), z.lte(2_147_483_647));

/**
 * An integer that the database can compare with its own ids: an id of another provider, or one that does not exist yet.
 */
export const AnyId = z.int().check(z.gte(-2_147_483_648), z.lte(2_147_483_647));

/** An id in a path or a query, where everything is text. */
export const IdText = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/, 'format')),
  z.pipe(z.transform(Number), Id),
);

/** "31.12.2026". */
export const DottedDate = z.string().check(z.refine(isDotted, 'format'));

const isIsoDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && isDotted(text.split('-').toReversed().join('.'));

/** "31.12.2026" or, from a newer provider, "2026-12-31". */
export const AnyDate = z.string().check(z.refine((text) => isDotted(text) || isIsoDate(text), 'format'));

/** A year of study. */
export const Course = z.int().check(z.gte(0), z.lte(20));

/** "09:00". */
export const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'format'));

/** "2026-12-31". */
// The check guarantees the narrower type.
export const IsoDate = z.string().check(z.refine(isIsoDate, 'format')) as z.ZodMiniType<CoreIsoDate, string>;

/** "2026-12-31T09:00:00Z": an instant with its time zone. */
export const Moment = z.pipe(
  z.iso.datetime({ offset: true }).check(z.maxLength(40)),
  z.transform((text) => new Date(text)),
);

/** "2026-autumn". */
// The check guarantees the narrower type.
export const Term = z.string().check(z.regex(/^\d{4}-(?:autumn|spring)$/, 'format')) as z.ZodMiniType<
  TermCode,
  string
>;

/** A search text or name in a query: trimmed, at most 100 characters. */
export const SearchText = z.string().check(z.trim(), z.maxLength(100));

/** Identifies the page of an employee or a department: "i-obrazcov". */
export const UrlId = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** A group's name: "428501". */
export const GroupName = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));

/**
 * A field of a reply that this project's server never sends as null, because existing clients would reject the whole
 * response: null becomes `empty`. Another provider may send null.
 */
export const neverNull = <T extends string | number | boolean>(
  schema: z.core.$ZodType<T, Awaited<T>>,
  empty: Awaited<T>,
) =>
  z.pipe(
    z.transform((value: Awaited<T> | null | undefined) => value ?? empty),
    schema,
  );

/** A field that a request may omit or send as null. */
export const maybe = <S extends z.core.$ZodType>(schema: S) => z.optional(z.nullable(schema));

/** The same with a default value. */
export const orElse = <S extends z.core.$ZodType>(schema: S, value: z.output<S>) =>
  z.pipe(
    maybe(schema),
    z.transform((input: z.output<S> | null | undefined): z.output<S> => input ?? value),
  );

/** An option of a choice: id and text. */
export const Choice = z.object({ id: Id, text: z.string() });

const Sort = z.object({ sorted: z.boolean(), empty: z.boolean(), unsorted: z.boolean() });

/** The envelope of a paged response; pages count from 0. */
export const pageOf = <T extends z.core.$ZodType>(item: T) =>
  z.object({
    content: z.array(item),
    pageable: z.object({
      pageNumber: z.int(),
      pageSize: z.int(),
      sort: Sort,
      offset: z.int(),
      paged: z.boolean(),
      unpaged: z.boolean(),
    }),
    last: z.boolean(),
    totalElements: z.int(),
    totalPages: z.int(),
    size: z.int(),
    number: z.int(),
    sort: Sort,
    first: z.boolean(),
    numberOfElements: z.int(),
    empty: z.boolean(),
  });

/** Maximum number of rows of a page, whatever size is requested. */
export const MAX_PAGE = 100;

/** The page size in a body; larger ones are reduced to 100, because existing clients request them. */
export const PageSize = z.pipe(
  z.int().check(z.gte(1)),
  z.transform((size) => Math.min(size, MAX_PAGE)),
);

/** The same in a query, where everything is text. */
export const PageSizeText = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/, 'format')),
  z.pipe(z.transform(Number), PageSize),
);

/** A page in a body, counted from 1; existing clients also send 0, or nothing, for the first. */
export const PageNumber = z.pipe(
  orElse(z.int().check(z.gte(0), z.lte(100_000)), 1),
  z.transform((page) => Math.max(1, page)),
);

/** `?page&size&dateFrom`, from page 0. */
export const pageQuery = {
  page: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'format')), z.transform(Number))),
  size: z.optional(PageSizeText),
  dateFrom: z.optional(IsoDate),
};

/** An integer in a query, where everything is text. */
export const numberText = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'format')),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  );

/**
 * `?pageNumber&pageSize` of the user's own list, newest first, from page 0; without either the newest 500 are returned.
 */
export const OwnPage = z.object({
  pageNumber: z.optional(numberText(0, 100_000)),
  pageSize: z.optional(PageSizeText),
});

/** A boolean in a query. */
export const FlagText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

/** A plain list; a page of it when page, size or dateFrom is set. */
export const listOrPage = <T extends z.core.$ZodType>(item: T) => z.union([z.array(item), pageOf(item)]);
