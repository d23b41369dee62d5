import { V as parseDotted } from "./texts-CsUQDRms.js";
import { A as _regex, D as _maxLength, E as _lte, O as _minLength, S as transform, T as _gte, _ as object, b as refine, c as _enum, d as boolean, h as nullable, j as _trim, k as _positive, p as int, v as optional, x as string, y as pipe } from "./QueryClientProvider--dlJgXe_.js";
// ../../packages/api/src/shapes.ts
/** Shapes that several calls share, in the provider's notation. */
/** A positive 32-bit integer. */
var Id = int().check(_positive(), _lte(2147483647));
/** A whole number that the database can compare with its own: the id of another provider, or of nothing yet. */
var AnyId = int().check(_gte(-2147483648), _lte(2147483647));
/** An id in a path or a query, where everything is text. */
var IdText = pipe(string().check(_regex(/^\d{1,10}$/, "format")), pipe(transform(Number), Id));
/** "31.12.2026". */
var DottedDate = string().check(refine((text) => parseDotted(text) !== null, "format"));
var isIsoDate = (text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && parseDotted(text.split("-").toReversed().join(".")) !== null;
/** "31.12.2026" or, from a newer provider, "2026-12-31". */
var AnyDate = string().check(refine((text) => parseDotted(text) !== null || isIsoDate(text), "format"));
/** A year of study. */
var Course = int().check(_gte(0), _lte(20));
/** "09:00". */
var Time = string().check(_regex(/^([01]\d|2[0-3]):[0-5]\d$/, "format"));
/** "2026-12-31". */
var IsoDate = string().check(refine(isIsoDate, "format"));
string().check(_regex(/^\d{4}-(?:autumn|spring)$/, "format"));
string().check(_trim(), _maxLength(100));
/** The name by which a page of an employee or a department is found: "i-obrazcov". */
var UrlId = string().check(_trim(), _minLength(1), _maxLength(100));
/** A group's name: "428501". */
var GroupName = string().check(_trim(), _minLength(1), _maxLength(30));
/**
* A field of a reply that is never null in our answers, because existing clients then refuse the whole answer: null
* becomes `empty`. Another provider may send it as null.
*/
var neverNull = (schema, empty) => pipe(transform((value) => value ?? empty), schema);
/** What a request may leave out or send as null. */
var maybe = (schema) => optional(nullable(schema));
/** The same with the value that stands for it. */
var orElse = (schema, value) => pipe(maybe(schema), transform((given) => given ?? value));
object({
	id: Id,
	text: string()
});
object({
	sorted: boolean(),
	empty: boolean(),
	unsorted: boolean()
});
/** The most rows that a page has, whatever size is asked for. */
var MAX_PAGE = 100;
/** The size of a page in a body; larger ones are cut to 100, for existing clients ask for them. */
var PageSize = pipe(int().check(_gte(1)), transform((size) => Math.min(size, MAX_PAGE)));
/** The same in a query, where everything is text. */
var PageSizeText = pipe(string().check(_regex(/^\d{1,9}$/, "format")), pipe(transform(Number), PageSize));
pipe(orElse(int().check(_gte(0), _lte(1e5)), 1), transform((page) => Math.max(1, page)));
optional(pipe(string().check(_regex(/^\d{1,6}$/, "format")), transform(Number))), optional(PageSizeText), optional(IsoDate);
pipe(_enum(["true", "false"]), transform((text) => text === "true"));
export { GroupName as a, Time as c, orElse as d, DottedDate as i, UrlId as l, AnyId as n, Id as o, Course as r, IdText as s, AnyDate as t, neverNull as u };
