import type { Area } from '@semestr/core/rights';
import * as z from 'zod/mini';
import type { Reason } from './reasons.ts';

/**
 * Who may make a call. There is no default: a call without an access does not compile. `admin` is whoever works in the console,
 * as far as their role goes (`rights.ts` of the core).
 */
export type Access = 'anyone' | 'signed-in' | 'headman' | 'admin';

/** Any schema. */
export type Schema = z.core.$ZodType;

/** Path, query and body travel as objects of named fields (a body may be anything). */
type Fields = z.core.$ZodObject;

/** A file as a caller gets it, or as one sends it in a form. */
export interface FileContent {
  /** As it is to be saved: "application.xlsx". */
  name: string;
  /** The media type. */
  type: string;
  bytes: Uint8Array;
}

/** Whether something is a file as it travels in the body of a request, or is answered. */
export const isFileContent = (value: unknown): value is FileContent =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

/** What a file reply promises; `isInline` shows in the page (a photo), others are saved. */
interface FilePromise {
  readonly name: string;
  readonly type: string;
  readonly isInline: boolean;
}
export type FileReply = z.ZodMiniCustom<FileContent, FileContent> & { readonly file: FilePromise };

/** A reply that is a file; its usual name, which a provider may refine. */
/* @__NO_SIDE_EFFECTS__ */
export function file(name: string, type: string, { isInline = false } = {}): FileReply {
  return Object.assign(z.custom<FileContent>(isFileContent), { file: { name, type, isInline } });
}

/** What a call that answers with a file promises of it; null where it answers with JSON or nothing. */
export const fileOf = ({ reply }: { readonly reply: Schema }): FilePromise | null =>
  // Only `file` gives a schema this property.
  'file' in reply ? (reply as FileReply).file : null;

/** A reply that does not end: server-sent events, of which a browser reads one after the other. */
export const events = /* @__PURE__ */ Object.assign(
  z.custom<never>(() => false),
  { isEndless: true as const },
);

/** Whether a call answers with events. */
export const isEndless = ({ reply }: { readonly reply: Schema }): boolean => 'isEndless' in reply;

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
export const PDF = 'application/pdf';
export const VCARD = 'text/vcard';
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/**
 * What a refusal's status means. 429 may mean two things: with a time until which the caller is banned, and without.
 * Another status may mean several: the body names which of them (`{reason}`), and an empty one means the plain one.
 */
export type Refusal =
  | Reason
  | { withTime: Reason; plain: Reason }
  | { named: readonly Reason[]; plain: Reason };

/** Who may make a call; one for administrators says what it is about. */
type Accessible =
  | { readonly access: Exclude<Access, 'admin'>; readonly area?: never }
  | { readonly access: 'admin'; readonly area: Area };

/** A call, stated completely: server, client, OpenAPI page, smoke test and authorisation tests derive from it. */
export type Endpoint = Stated & Accessible;

interface Stated {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify's notation: `/api/v1/employees/schedule/:urlId`. */
  readonly path: `/api/v1/${string}`;
  readonly summary: string;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Schema;
  /** How the body may travel: as JSON unless said otherwise. A form's fields and files are the body's fields. */
  readonly bodyAs?: readonly ('json' | 'text' | 'form')[];
  /** The largest body in bytes, of a form all its parts together, where the usual 16 KB are not enough. */
  readonly maxBytes?: number;
  readonly reply: Schema;
  /** Statuses a caller must expect, each with its one reason. */
  readonly refusals: Readonly<
    Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 423 | 429, Refusal>>
  >;
  /** The sentence for any other failure. */
  readonly fallbackReason: Reason;
  /**
   * The answer is public reference data: the same bytes for everyone until the data version or the day changes.
   * The server prepares it once and answers with an ETag.
   */
  readonly cached?: true;
  /** A GET that changes state because existing clients call it so: refused when it comes from another site. */
  readonly changesState?: true;
  /**
   * It makes something new each time: a caller who sends an `Idempotency-Key` and repeats the request gets the first
   * answer again. While the first is still being answered the second is refused with 409; something else under the
   * same key is refused with 422 (`KEY_REUSED`).
   */
  readonly idempotent?: true;
  /** Not for an administrator who is signed in as a student: refused with 423. */
  readonly inPersonOnly?: true;
  /** Asks first who is there, unless they said so in the last minutes: refused with 409 (`PROOF_FIRST`) until then. */
  readonly asksProof?: true;
  /** Never with an API token, but in a session, or before there is one (`isSessionOnly`). */
  readonly sessionOnly?: true;
  /**
   * A file comes with it, in a form or as a data URL: it is looked through for viruses where the server has a scanner, and
   * the call refused with 503 (`FILES_UNCHECKED`) while that does not answer.
   */
  readonly takesFile?: true;
  /** Open to a student who has yet to confirm their contacts, although it is a change (`asksForContacts`). */
  readonly beforeContacts?: true;
  /** Also taken while the server's disk is full: it stores next to nothing. */
  readonly whenFull?: true;
  /** The shape was not known from the provider's clients: it is our proposal. */
  readonly isExtension?: true;
  /** An example request, for the API page and the smoke test. */
  readonly example?: { readonly params?: object; readonly query?: object; readonly body?: unknown };
}

/** States a call; keeps its exact types. */
export const endpoint = <const E extends Endpoint>(call: E): E => call;

/** Whether a call changes anything: a GET does where existing clients call it so. */
export const changesState = (call: Pick<Endpoint, 'method' | 'changesState'>): boolean =>
  call.method !== 'GET' || call.changesState === true;

/**
 * Whether no API token makes a call, whatever its scopes (docs/decisions/0057): what only the owner of an account may do to
 * it, and what concerns sessions. Such a call is refused with 403 to whoever shows one (`TOKEN_SCOPE`).
 */
export const isSessionOnly = (call: Pick<Endpoint, 'sessionOnly' | 'inPersonOnly' | 'asksProof'>): boolean =>
  call.sessionOnly === true || call.inPersonOnly === true || call.asksProof === true;

/** What a call is refused with whose token has not the scope for it: 403, with this reason in its body. */
export const TOKEN_SCOPE = 'token-scope';

/** What a call is refused with to an employee whose role in the console does not reach so far: 403, with this reason in its body. */
export const BEYOND_ROLE = 'beyond-role';

/** What any call that asks for contacts may be refused with: 409, with this reason in its body. */
export const CONTACTS_FIRST = 'contacts-unconfirmed';

/** What a call that asks for a proof first may be refused with: 409, with this reason in its body. */
export const PROOF_FIRST = 'proof-needed';

/** What a call with a file is refused with while nobody looks for viruses in it: 503, with this reason in its body. */
export const FILES_UNCHECKED = 'files-unchecked';

/** What a call with an `Idempotency-Key` is refused with where something else was sent under it: 422, with this reason. */
export const KEY_REUSED = 'key-reused';

/**
 * Whether a call is refused with 409 to a student until both contacts are confirmed (docs/decisions/0034): every change
 * of the personal account, but for what only its owner may do to the account itself, contacts among it.
 */
export const asksForContacts = (call: Endpoint): boolean =>
  (call.access === 'signed-in' || call.access === 'headman') && changesState(call) && !call.beforeContacts;

/** What a body may have, in bytes, unless its call says otherwise. */
const USUAL_BYTES = 16 * 1024;

export const maxBytesOf = ({ maxBytes = USUAL_BYTES }: Pick<Endpoint, 'maxBytes'>): number => maxBytes;

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

/**
 * What a handler returns; fields outside the reply's schema are stripped before they are sent. A file may come as it is
 * being made, and may have a name of its own.
 */
export type Answer<E extends Endpoint> = E['reply'] extends typeof events
  ? AsyncIterable<string>
  : E['reply'] extends FileReply
    ? { name?: string; type?: string; bytes: Uint8Array | AsyncIterable<Uint8Array> }
    : z.input<E['reply']>;

type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** What a handler gets, checked and converted. */
export interface Received<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
}
