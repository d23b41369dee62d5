import { EnvHttpProxyAgent, fetch as send } from 'undici';

/** A provider may think long over a large list, but a terminal must not wait for ever. */
const timeouts = { headersTimeout: 60_000, bodyTimeout: 60_000, connect: { timeout: 10_000 } };

// HTTP_PROXY, HTTPS_PROXY and NO_PROXY are obeyed, which the fetch of Node does not do unasked.
const dispatcher = new EnvHttpProxyAgent(timeouts);

/** The fetch of the binary: undici's own, with time limits and through the proxy of the environment. */
export const patientFetch: typeof fetch = (input, init) =>
  // undici declares its own copies of the standard's types.
  send(
    input as Parameters<typeof send>[0],
    { ...init, dispatcher } as Parameters<typeof send>[1],
  ) as unknown as Promise<Response>;
