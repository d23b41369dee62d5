import { EnvHttpProxyAgent, fetch as send, interceptors, type Dispatcher } from 'undici';

/** A provider may need long for a large list, but a command must end eventually. In milliseconds. */
const timeouts = { headersTimeout: 60_000, bodyTimeout: 60_000, connect: { timeout: 10_000 } };

// Unlike Node's own fetch, this honours HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
const agent = new EnvHttpProxyAgent(timeouts);

/** Serialises a form to bytes: undici has a separate FormData class and does not recognise Node's. */
async function packed(init: RequestInit = {}): Promise<RequestInit> {
  // Referring to FormData makes Node load its own undici, which most requests do not need.
  if (!init.body || typeof init.body === 'string') return init;
  if (!(init.body instanceof FormData)) return init;
  const form = new Response(init.body);
  const headers = { ...Object.fromEntries(new Headers(init.headers)), ...Object.fromEntries(form.headers) };
  return { ...init, headers, body: await form.arrayBuffer() };
}

const fetchThrough =
  (dispatcher: Dispatcher): typeof fetch =>
  async (input, init) =>
    // undici declares its own copies of the DOM's types.
    (await send(
      input as Parameters<typeof send>[0],
      { ...(await packed(init)), dispatcher } as Parameters<typeof send>[1],
    )) as unknown as Response;

/** undici's fetch with timeouts and the proxy of the environment. */
export const fetchWithTimeout: typeof fetch = fetchThrough(agent);

/**
 * The first and the longest pause between attempts, in milliseconds; each pause is twice as long as the previous one.
 */
export interface Waits {
  minTimeout: number;
  maxTimeout: number;
}

/**
 * Retries up to four times while the server is busy or the connection is lost, honouring `Retry-After`. A refused
 * connection fails immediately, because the address is probably wrong.
 */
export const fetchWithRetry = (waits: Waits = { minTimeout: 1000, maxTimeout: 30_000 }): typeof fetch =>
  fetchThrough(
    agent.compose(
      interceptors.retry({
        ...waits,
        maxRetries: 4,
        methods: ['GET'],
        statusCodes: [429, 502, 503, 504],
        errorCodes: ['ECONNRESET', 'EPIPE', 'ENETDOWN', 'UND_ERR_SOCKET'],
        // The caller handles the last response, whatever its status.
        throwOnError: false,
      }),
    ),
  );
