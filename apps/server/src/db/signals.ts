import { Client } from 'pg';

/** Public data have changed: cached responses are stale. */
export const CHANGES = 'semestr_public_data';
/** The notifications of an account changed; its id is the payload. */
export const NOTIFICATIONS = 'semestr_notifications';
/** A message is pending in the outbox. */
export const OUTBOX = 'semestr_outbox';

/** Signal handlers by channel. The payload is null when a signal may have been missed. */
export type Listeners = Readonly<Record<string, (payload: string | null) => void>>;

const RETRY_MS = 1000;

/**
 * Listens for the signals that servers on the same PostgreSQL send with their transactions. No signals arrive while the
 * connection is broken, so every listener is called when it breaks and when it is back. Returns a function that stops
 * listening.
 */
export function listenOnPostgres(url: string, listeners: Listeners): () => Promise<void> {
  const listen = Object.keys(listeners)
    .map((channel) => `listen ${channel}`)
    .join('; ');
  const callAll = (): void => Object.values(listeners).forEach((listener) => listener(null));
  let current: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  function connect(): void {
    const client = new Client({ connectionString: url, keepAlive: true });
    current = client;
    // A connection breaks with an error, an end or both, and the end may arrive when the next connection is already
    // open.
    const replace = (): void => {
      if (isStopped || current !== client) return;
      current = null;
      client.end().catch(() => undefined);
      callAll();
      retry = setTimeout(connect, RETRY_MS);
      // The timer must not keep a stopping server alive.
      retry.unref();
    };
    client.on('notification', ({ channel, payload }) => listeners[channel]?.(payload ?? null));
    client.on('error', replace);
    client.on('end', replace);
    client
      .connect()
      .then(() => client.query(listen))
      .then(callAll, replace);
  }

  connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await current?.end();
  };
}
