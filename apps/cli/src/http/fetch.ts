import { EnvHttpProxyAgent, fetch as send, interceptors, type Dispatcher } from 'undici';

/** A provider may take long to produce a large list, but a command must end at some time. */
const timeouts = { headersTimeout: 60_000, bodyTimeout: 60_000, connect: { timeout: 10_000 } };

// Unlike Node's own fetch, this honours HTTP_PROXY, HTTPS_PROXY and NO_PROXY.
const agent = new EnvHttpProxyAgent(timeouts);

const fetchThrough =
  (dispatcher: Dispatcher): typeof fetch =>
  (input, init) =>
    // undici declares its own copies of the DOM's types.
    send(
      input as Parameters<typeof send>[0],
      { ...init, dispatcher } as Parameters<typeof send>[1],
    ) as unknown as Promise<Response>;

/** undici's fetch with time limits and through the proxy of the environment. */
export const fetchWithTimeout: typeof fetch = fetchThrough(agent);

/** The first and the longest pause between attempts, in milliseconds; each pause is twice as long as the one before. */
export interface Waits {
  minTimeout: number;
  maxTimeout: number;
}

/**
 * The same with up to five attempts while the server is busy or the connection breaks, honouring `Retry-After`. A
 * refused connection fails at once: the address is probably wrong.
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
