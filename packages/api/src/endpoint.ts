import * as z from 'zod/mini';
import type { Reason } from './reasons.ts';

/** Who may make a call. There is no default: a call without an access does not compile. */
export type Access = 'anyone' | 'signed-in' | 'headman' | 'admin';

/** Any schema. */
export type Schema = z.core.$ZodType;

/** Path, query and body travel as objects of named fields (a body may be anything). */
type Fields = z.core.$ZodObject;

/**
 * What a refusal's status means. 429 may mean two things: with a time until which the caller is banned, and without.
 */
export type Refusal = Reason | { withTime: Reason; plain: Reason };

/** A call, stated completely: server, client, OpenAPI page, smoke test and authorisation tests derive from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's notation: `/api/v1/employees/schedule/:urlId`. */
  readonly path: `/api/v1/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Schema;
  readonly reply: Schema;
  /** Statuses a caller must expect, each with its one reason. */
  readonly refusals: Readonly<Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 429, Refusal>>>;
  /** The sentence for any other failure. */
  readonly otherwise: Reason;
  /**
   * The answer is public reference data: the same bytes for everyone until the data version or the day changes.
   * The server prepares it once and answers with an ETag.
   */
  readonly prepared?: true;
  /** A GET that changes state because existing clients call it so: refused when it comes from another site. */
  readonly changesState?: true;
  /** The shape was not known from the provider's clients: it is our proposal. */
  readonly ours?: true;
  /** An example request, for the API page and the smoke test. */
  readonly example?: { readonly params?: object; readonly query?: object; readonly body?: unknown };
}

/** States a call; keeps its exact types. */
export const endpoint = <const E extends Endpoint>(call: E): E => call;

/** A reply without a body: status 200 and no bytes, as existing clients expect. */
export const empty = z.undefined();

type Part<Name extends string, S> = S extends Schema
  ? Record<string, never> extends z.input<S>
    ? { [N in Name]?: z.input<S> }
    : { [N in Name]: z.input<S> }
  : unknown;

/** What a caller passes: `params`, `query` and `body`, each where the call has it. */
export type Request<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** What a caller gets. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;

/** What a handler returns; fields outside the reply's schema are stripped before they are sent. */
export type Answer<E extends Endpoint> = z.input<E['reply']>;

type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** What a handler gets, checked and converted. */
export interface Received<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}
