import { EnvHttpProxyAgent, fetch as send, interceptors, type Dispatcher } from 'undici';

/** A provider may think long over a large list, but a terminal must not wait for ever. */
const timeouts = { headersTimeout: 60_000, bodyTimeout: 60_000, connect: { timeout: 10_000 } };

// HTTP_PROXY, HTTPS_PROXY and NO_PROXY are obeyed, which the fetch of Node does not do unasked.
const agent = new EnvHttpProxyAgent(timeouts);

const fetchThrough =
  (dispatcher: Dispatcher): typeof fetch =>
  (input, init) =>
    // undici declares its own copies of the standard's types.
    send(
      input as Parameters<typeof send>[0],
      { ...init, dispatcher } as Parameters<typeof send>[1],
    ) as unknown as Promise<Response>;

/** The fetch of the binary: undici's own, with time limits and through the proxy of the environment. */
export const fetchWithTimeout: typeof fetch = fetchThrough(agent);

/** How long to wait between tries, in milliseconds: from the first time on twice as long each time, up to the longest. */
export interface Waits {
  minTimeout: number;
  maxTimeout: number;
}

/**
 * The same, five times at most where the server is busy or the connection breaks; as late as the server asks for. A
 * server that does not listen at all is no busy one: that fails at once.
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
        // The last answer is for the caller, whatever its status.
        throwOnError: false,
      }),
    ),
  );
