import type { Endpoint, Refusal, Reply, Request } from './endpoint.ts';
import type { Reason } from './reasons.ts';

/** A field of the request that was refused, as the server names it: `query.studentGroup`. */
export interface FieldFault {
  field: string;
  reason: string;
}

/** The one error that a call throws. `status` 0 means that no reply came. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: Reason;
  readonly status: number;
  /** Until when the caller is banned; ISO date-time. */
  readonly until: string | null;
  readonly fields: readonly FieldFault[];

  constructor(
    reason: Reason,
    status: number,
    details: { until?: string | null; fields?: FieldFault[]; cause?: unknown } = {},
  ) {
    super(`${reason} (${status})`, { cause: details.cause });
    this.reason = reason;
    this.status = status;
    this.until = details.until ?? null;
    this.fields = details.fields ?? [];
  }
}

export interface ClientOptions {
  /** `http://localhost:3000`; empty in a browser on the same origin. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** Headers for every request, asked for anew each time (a cookie, for one). */
  headers?: () => Record<string, string>;
  /** Checks a reply against the contract (`check.ts`); given in tests, in development and in the terminal. */
  check?: <E extends Endpoint>(call: E, value: unknown) => Reply<E>;
  /** Told of every raw answer, or of null when none came. */
  onAnswer?: (response: Response | null, call: Endpoint) => void;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFieldFault = (value: unknown): value is FieldFault =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['reason'] === 'string';

/** The path and query of a request, ready to be sent. */
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

function reasonOf(call: Endpoint, status: number, until: string | null): Reason {
  const statuses: Readonly<Record<number, Refusal | undefined>> = call.refusals;
  const refusal = statuses[status];
  if (refusal) return typeof refusal === 'string' ? refusal : until ? refusal.withTime : refusal.plain;
  if (status === 400) return 'bad-input';
  if (status === 401 || status === 403) return 'session-ended';
  return status === 429 ? 'too-many' : call.otherwise;
}

const readJson = (text: string): unknown => {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** The error that a refused call means; for callers that send the request themselves. */
export async function refusalOf(call: Endpoint, response: Response): Promise<ApiError> {
  const body = readJson(await response.text());
  const { banExpiredTime, fields } = isRecord(body) ? body : {};
  const until = typeof banExpiredTime === 'string' ? banExpiredTime : null;
  return new ApiError(reasonOf(call, response.status, until), response.status, {
    until,
    fields: Array.isArray(fields) ? fields.filter(isFieldFault) : [],
  });
}

/** A typed client of every call in the contract; throws `ApiError`. */
export function createClient(options: ClientOptions) {
  const send = options.fetch ?? fetch;

  async function call<E extends Endpoint>(
    endpoint: E,
    request: Request<E>,
    signal?: AbortSignal,
  ): Promise<Reply<E>> {
    // A request's parts are known by their endpoint; here they are read one by one.
    const { params, query, body } = request as { params?: object; query?: object; body?: unknown };
    const init: RequestInit = {
      method: endpoint.method,
      credentials: 'include',
      headers: { ...options.headers?.(), ...(endpoint.body && { 'content-type': 'application/json' }) },
      ...(endpoint.body && { body: JSON.stringify(body) }),
    };
    if (signal) init.signal = signal;
    const response = await send(
      options.baseUrl + urlOf(endpoint, { ...(params && { params }), ...(query && { query }) }),
      init,
    ).catch((cause: unknown) => {
      if (!signal?.aborted) options.onAnswer?.(null, endpoint);
      throw new ApiError('offline', 0, { cause });
    });
    options.onAnswer?.(response, endpoint);
    if (!response.ok) throw await refusalOf(endpoint, response);
    const value = readJson(await response.text());
    // Unchecked, a reply is trusted to be what the contract says.
    return options.check ? options.check(endpoint, value) : (value as Reply<E>);
  }

  return { call };
}

export type Client = ReturnType<typeof createClient>;
