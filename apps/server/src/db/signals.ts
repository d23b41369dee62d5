import { Client } from 'pg';

/** Public data have changed: what was prepared is stale. */
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
 * nothing is heard, so its end and its return are told to every listener too. Answers how to stop listening.
 */
export function listenOnPostgres(url: string, listeners: Listeners): () => Promise<void> {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  const tellAll = (): void => Object.values(listeners).forEach((listen) => listen(null));

  function again(): void {
    if (isStopped || client === null) return;
    client = null;
    tellAll();
    retry = setTimeout(connect, RETRY_MS);
    // A server that is to end must not wait for this.
    retry.unref();
  }

  function connect(): void {
    const opened = new Client({ connectionString: url, keepAlive: true });
    client = opened;
    opened.on('notification', ({ channel, payload }) => listeners[channel]?.(payload ?? null));
    opened.on('error', again);
    opened.on('end', again);
    opened
      .connect()
      .then(() =>
        opened.query(
          Object.keys(listeners)
            .map((channel) => `listen ${channel}`)
            .join('; '),
        ),
      )
      .then(tellAll, again);
  }

  connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
