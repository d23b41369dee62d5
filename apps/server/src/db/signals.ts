import { Client } from 'pg';

/** Public data have changed: cached answers are stale. */
export const CHANGES = 'semestr_public_data';
/** The notifications of an account changed; its id is the payload. */
export const NOTIFICATIONS = 'semestr_notifications';
/** A message waits to be delivered. */
export const OUTBOX = 'semestr_outbox';

/** What to do on a signal, by its channel. The payload is null where one may have been missed. */
export type Listeners = Readonly<Record<string, (payload: string | null) => void>>;

const RETRY_MS = 1000;

/**
 * Hears the signals that servers on the same PostgreSQL send with their transactions. While the connection is broken
 * nothing is heard, so every listener is called when it breaks and when it is back. Returns how to stop listening.
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
    // A connection breaks with an error, an end or both, and the end may come when the next one is already open.
    const replace = (): void => {
      if (isStopped || current !== client) return;
      current = null;
      client.end().catch(() => undefined);
      callAll();
      retry = setTimeout(connect, RETRY_MS);
      // A server that is to end must not wait for this.
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
