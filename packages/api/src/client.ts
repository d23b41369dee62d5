import { type Endpoint, type FileContent, fileOf, isEndless, type Reply, type Request } from './endpoint.ts';
import type { Reason } from './reasons.ts';
import { reasonOf } from './refusals.ts';

/** A rejected field of the request, as the server names it: `query.studentGroup`. */
export interface FieldFault {
  field: string;
  reason: string;
}

interface ErrorDetails {
  until?: string | null;
  fields?: FieldFault[];
  body?: unknown;
  call?: Endpoint;
  retryAfter?: number | null;
  cause?: unknown;
}

/** The only error that a call throws. `status` 0 means that no reply arrived. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: Reason;
  readonly status: number;
  /** End of the caller's ban; ISO date-time. */
  readonly until: string | null;
  readonly fields: readonly FieldFault[];
  /** The unparsed body, for further details such as the records that use a record. */
  readonly body: unknown;
  /** The rejected call; null when the code that created the error did not name it. */
  readonly call: Endpoint | null;
  /** Seconds after which the server accepts the request again (Retry-After); null when it does not say. */
  readonly retryAfter: number | null;

  constructor(reason: Reason, status: number, details: ErrorDetails = {}) {
    super(`${reason} (${status})`, { cause: details.cause });
    this.reason = reason;
    this.status = status;
    this.until = details.until ?? null;
    this.fields = details.fields ?? [];
    this.body = details.body;
    this.call = details.call ?? null;
    this.retryAfter = details.retryAfter ?? null;
  }
}

export interface ClientOptions {
  /** `http://localhost:3000`; empty in a browser on the same origin. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** Headers of every request, computed each time (for example a cookie). */
  headers?: () => Record<string, string>;
  /** Checks a reply against the contract (`check.ts`); set in tests, in development and in the terminal client. */
  check?: <E extends Endpoint>(call: E, value: unknown) => Reply<E>;
  /** Called with every raw response, or with null when none arrived. */
  onAnswer?: (response: Response | null, call: Endpoint) => void;
}

/** Options of a single call. */
export interface CallOptions {
  signal?: AbortSignal;
  /** A request that is resent with the same key is executed once (1 to 200 visible ASCII characters). */
  idempotencyKey?: string;
  /** Called with the received bytes of a file and the total; null when the server does not report it. */
  onBytes?: (received: number, total: number | null) => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFieldFault = (value: unknown): value is FieldFault =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['reason'] === 'string';

/** Returns the path and query of a request, encoded. */
export function urlOf(call: Endpoint, request: { params?: object; query?: object }): string {
  const path = Object.entries(request.params ?? {}).reduce(
    (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
    call.path as string,
  );
  const query = new URLSearchParams(
    Object.entries(request.query ?? {}).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)]],
    ),
  );
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

const readJson = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Returns the seconds of a Retry-After header; null for a date, which only the provider's clock could resolve. */
function retryAfterOf({ headers }: Response): number | null {
  const header = headers.get('retry-after');
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

/** Converts the response of a rejected call into an error; for callers that send the request themselves. */
export async function refusalOf(call: Endpoint, response: Response): Promise<ApiError> {
  // The status is known, and is the essential part, even when the connection is lost before the body arrives.
  const body = readJson(await response.text().catch(() => ''));
  const { banExpiredTime, fields, reason: named } = isRecord(body) ? body : {};
  const until = typeof banExpiredTime === 'string' ? banExpiredTime : null;
  const { status } = response;
  return new ApiError(reasonOf(call, { status, until, named }), status, {
    until,
    fields: Array.isArray(fields) ? fields.filter(isFieldFault) : [],
    body,
    call,
    retryAfter: retryAfterOf(response),
  });
}

const isFile = (value: unknown): value is FileContent =>
  isRecord(value) && value['bytes'] instanceof Uint8Array;

/** Creates a form of the body's fields; lists repeat their name, undefined values are omitted. */
function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) {
      if (value === undefined || value === null) continue;
      // A copy of the bytes: a file's own buffer may be larger than the file.
      if (isFile(value)) form.append(name, new File([value.bytes.slice()], value.name, { type: value.type }));
      else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
  return form;
}

/** Returns the headers and the body of a request, in the format of the call. */
export function bodyOf(
  call: Endpoint,
  body: unknown,
): { headers: Record<string, string>; body?: string | FormData } {
  if (!call.body) return { headers: {} };
  const ways = call.bodyAs ?? ['json'];
  if (ways.includes('text') && (typeof body === 'string' || body === undefined))
    return body === undefined ? { headers: {} } : { headers: { 'content-type': 'text/plain' }, body };
  if (ways.includes('form') && isRecord(body)) return { headers: {}, body: formOf(body) };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Returns the name of a received file: `filename*`, otherwise `filename`, otherwise the one in the contract. */
function fileNameOf(response: Response, usual: string): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="?([^";]+)"?/i.exec(disposition) ?? [];
  try {
    return encoded ? decodeURIComponent(encoded) : (plain ?? usual);
  } catch {
    return plain ?? usual;
  }
}

async function fileFrom(
  response: Response,
  { name, type }: { name: string; type: string },
  onBytes: CallOptions['onBytes'],
): Promise<FileContent> {
  return {
    name: fileNameOf(response, name),
    type: response.headers.get('content-type') ?? type,
    bytes: onBytes
      ? await (await import('./read-bytes.ts')).readBytes(response, onBytes)
      : new Uint8Array(await response.arrayBuffer()),
  };
}

/** Creates a typed client of every call in the contract. Its calls throw `ApiError`. */
export function createClient(options: ClientOptions) {
  const send = options.fetch ?? fetch;

  async function call<E extends Endpoint>(
    endpoint: E,
    request: Request<E>,
    { signal, idempotencyKey, onBytes }: CallOptions = {},
  ): Promise<Reply<E>> {
    // A request's parts depend on its endpoint; here they are read one by one.
    const { params, query, body } = request as { params?: object; query?: object; body?: unknown };
    const sent = bodyOf(endpoint, body);
    const init: RequestInit = {
      ...sent,
      method: endpoint.method,
      credentials: 'include',
      headers: {
        ...options.headers?.(),
        ...sent.headers,
        ...(endpoint.idempotent && idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
    };
    if (signal) init.signal = signal;
    const lost = (cause: unknown): never => {
      if (!signal?.aborted) options.onAnswer?.(null, endpoint);
      throw new ApiError('offline', 0, { cause });
    };
    const response = await send(
      options.baseUrl + urlOf(endpoint, { ...(params && { params }), ...(query && { query }) }),
      init,
    ).catch(lost);
    options.onAnswer?.(response, endpoint);
    if (!response.ok) throw await refusalOf(endpoint, response);
    if (isEndless(endpoint)) {
      // Event streams never end: consumers use an EventSource. Here only the response status matters.
      await response.body?.cancel();
      return undefined as Reply<E>;
    }
    const promise = fileOf(endpoint);
    const value = promise
      ? await fileFrom(response, promise, onBytes).catch(lost)
      : readJson(await response.text().catch(lost));
    // Without a check the reply is assumed to match the contract.
    return options.check ? options.check(endpoint, value) : (value as Reply<E>);
  }

  return { call };
}

export type Client = ReturnType<typeof createClient>;
