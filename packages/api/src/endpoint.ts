import type { Area } from '@semestr/core/rights';
import * as z from 'zod/mini';
import type { Reason } from './reasons.ts';

/**
 * Who may make a call. There is no default: a call without an access does not compile. `admin` is every user of the
 * console, within the limits of their role (`rights.ts` of the core).
 */
export type Access = 'anyone' | 'signed-in' | 'headman' | 'admin';

/** Any schema. */
export type Schema = z.core.$ZodType;

/** Path, query and body are objects of named fields (a body may be anything). */
type Fields = z.core.$ZodObject;

/** A file that a caller receives, or sends in a form. */
export interface FileContent {
  /** File name for saving: "application.xlsx". */
  name: string;
  /** The media type. */
  type: string;
  bytes: Uint8Array;
}

/** Whether a value is a file in the body of a request, or in a response. */
export const isFileContent = (value: unknown): value is FileContent =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** Declared properties of a file reply; `isInline` files are shown in the page (a photo), others are saved. */
interface FilePromise {
  readonly name: string;
  readonly type: string;
  readonly isInline: boolean;
}
export type FileReply = z.ZodMiniCustom<FileContent, FileContent> & { readonly file: FilePromise };

/** Declares a reply that is a file; a provider may send a more specific name. */
/* @__NO_SIDE_EFFECTS__ */
export function file(name: string, type: string, { isInline = false } = {}): FileReply {
  return Object.assign(z.custom<FileContent>(isFileContent), { file: { name, type, isInline } });
}

/** Returns the declared file of a call; null when it returns JSON or nothing. */
export const fileOf = ({ reply }: { readonly reply: Schema }): FilePromise | null =>
  // Only `file` sets this property of a schema.
  'file' in reply ? (reply as FileReply).file : null;

/** A reply that does not end: server-sent events, which a browser reads one after another. */
export const events = /* @__PURE__ */ Object.assign(
  z.custom<never>(() => false),
  { isEndless: true as const },
);

/** Whether a call returns events. */
export const isEndless = ({ reply }: { readonly reply: Schema }): boolean => 'isEndless' in reply;

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF = 'application/pdf';
export const VCARD = 'text/vcard';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * Meaning of a refusal's status. 429 may have two meanings: with the time at which the caller's ban ends, and without.
 * Other statuses may have several: the body names the reason (`{reason}`), and an empty body means the plain reason.
 */
export type Refusal =
  | Reason
  | { withTime: Reason; plain: Reason }
  | { named: readonly Reason[]; plain: Reason };

/** Who may make a call; a call for administrators declares its area. */
type Accessible =
  | { readonly access: Exclude<Access, 'admin'>; readonly area?: never }
  | { readonly access: 'admin'; readonly area: Area };

/**
 * The complete definition of a call: server, client, OpenAPI page, smoke test and authorisation tests derive from it.
 */
export type Endpoint = Stated & Accessible;

interface Stated {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's notation: `/api/v1/employees/schedule/:urlId`. */
  readonly path: `/api/v1/${string}`;
  readonly summary: string;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Schema;
  /** Accepted formats of the body: JSON by default. A form's fields and files are the body's fields. */
  readonly bodyAs?: readonly ('json' | 'text' | 'form')[];
  /** Maximum size of the body in bytes, of all parts of a form together, when the default of 16 KB is not enough. */
  readonly maxBytes?: number;
  readonly reply: Schema;
  /** Statuses that a caller must expect, each with its reason. */
  readonly refusals: Readonly<
    Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 423 | 429, Refusal>>
  >;
  /** The message for any other failure. */
  readonly fallbackReason: Reason;
  /**
   * The response is public reference data: the same bytes for all callers until the data version or the day changes.
   * The server prepares it once and sends an ETag.
   */
  readonly cached?: true;
  /**
   * A GET that changes state because existing clients use that method. It is rejected when it comes from another site.
   */
  readonly changesState?: true;
  /**
   * Creates something new each time. A caller who repeats the request with the same `Idempotency-Key` gets the first
   * response again. While the first request is in progress the second is rejected with 409; a different request with
   * the same key is rejected with 422 (`KEY_REUSED`).
   */
  readonly idempotent?: true;
  /** Forbidden for an administrator who is signed in as a student: rejected with 423. */
  readonly forbidImpersonation?: true;
  /** Requires step-up verification, unless done in the last minutes: rejected with 409 (`PROOF_FIRST`) until then. */
  readonly requiresStepUp?: true;
  /** Never with an API token; only in a session, or before there is one (`isSessionOnly`). */
  readonly sessionOnly?: true;
  /**
   * Contains a file, in a form or as a data URL: it is scanned for viruses when the server has a scanner, and the call
   * is rejected with 503 (`FILES_UNCHECKED`) while the scanner does not respond.
   */
  readonly takesFile?: true;
  /** Allowed for a student with unconfirmed contacts, unlike other changes (`asksForContacts`). */
  readonly beforeContacts?: true;
  /** Also allowed while the server's disk is full, because it stores next to nothing. */
  readonly allowOnFullDisk?: true;
  /** The shape is not known from the provider's clients, but proposed by this project. */
  readonly isExtension?: true;
  /** An example request, for the API page and the smoke test. */
  readonly example?: { readonly params?: object; readonly query?: object; readonly body?: unknown };
}

/** Defines a call; keeps its exact types. */
export const endpoint = <const E extends Endpoint>(call: E): E => call;

/** Whether a call changes anything: a GET does when existing clients use that method. */
export const changesState = (call: Pick<Endpoint, 'method' | 'changesState'>): boolean =>
  call.method !== 'GET' || call.changesState === true;

/**
 * Whether a call never accepts an API token, whatever its scopes (docs/decisions/0057): actions reserved for the owner
 * of an account, and calls about sessions. With a token such a call is rejected with 403 (`TOKEN_SCOPE`).
 */
export const isSessionOnly = (
  call: Pick<Endpoint, 'sessionOnly' | 'forbidImpersonation' | 'requiresStepUp'>,
): boolean => call.sessionOnly === true || call.forbidImpersonation === true || call.requiresStepUp === true;

/** Reason when a token lacks the scope for a call: 403, with this reason in the body. */
export const TOKEN_SCOPE = 'token-scope';

/** Reason when the role of an employee does not permit a call of the console: 403, with this reason in the body. */
export const BEYOND_ROLE = 'beyond-role';

/** Reason of a call that requires confirmed contacts: 409, with this reason in the body. */
export const CONTACTS_FIRST = 'contacts-unconfirmed';

/** Reason of a call that requires step-up verification: 409, with this reason in the body. */
export const PROOF_FIRST = 'proof-needed';

/** Reason of a call with a file while no scanner can check it for viruses: 503, with this reason in the body. */
export const FILES_UNCHECKED = 'files-unchecked';

/** Reason of a call whose `Idempotency-Key` was used for a different request: 422, with this reason. */
export const KEY_REUSED = 'key-reused';

/**
 * Whether a call is rejected with 409 until a student has confirmed both contacts (docs/decisions/0034): every change
 * of the personal account, except actions reserved for the owner of the account, such as changes of contacts.
 */
export const asksForContacts = (call: Endpoint): boolean =>
  (call.access === 'signed-in' || call.access === 'headman') && changesState(call) && !call.beforeContacts;

/** Default limit of a body, in bytes. */
const DEFAULT_BYTES = 16 * 1024;

export const maxBytesOf = ({ maxBytes = DEFAULT_BYTES }: Pick<Endpoint, 'maxBytes'>): number => maxBytes;

/** A reply without a body: status 200 and no bytes, as existing clients expect. */
export const empty = z.undefined();

type Part<Name extends string, S> = S extends Schema
  ? Record<string, never> extends z.input<S>
    ? { [N in Name]?: z.input<S> }
    : { [N in Name]: z.input<S> }
  : unknown;

/** Parameters of a call: `params`, `query` and `body`, as far as the call has them. */
export type Request<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** The reply that a caller receives. */
export type Reply<E extends Endpoint> = z.output<E['reply']>;

/**
 * Return value of a handler; fields outside the reply's schema are removed before it is sent. A file may be a stream,
 * and may have a more specific name.
 */
export type Answer<E extends Endpoint> = E['reply'] extends typeof events
  ? AsyncIterable<string>
  : E['reply'] extends FileReply
    ? { name?: string; type?: string; bytes: Uint8Array | AsyncIterable<Uint8Array> }
    : z.input<E['reply']>;

type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** Input of a handler, checked and converted. */
export interface Received<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}
