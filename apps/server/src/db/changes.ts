import { Client } from 'pg';

/** The channel on which one server tells the others that public data have changed. */
export const CHANGES = 'semestr_public_data';

const RETRY_MS = 1000;

/**
 * Hears from other servers on the same PostgreSQL. While the connection is broken nothing is heard, so its end and its
 * return count as changes too. Answers how to stop listening.
 */
export function listenForChanges(url: string, onChange: () => void): () => Promise<void> {
  let client: Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;

  function again(): void {
    if (isStopped || client === null) return;
    client = null;
    onChange();
    retry = setTimeout(connect, RETRY_MS);
    // A server that is to end must not wait for this.
    retry.unref();
  }

  function connect(): void {
    const opened = new Client({ connectionString: url, keepAlive: true });
    client = opened;
    opened.on('notification', onChange);
    opened.on('error', again);
    opened.on('end', again);
    opened
      .connect()
      .then(() => opened.query(`listen ${CHANGES}`))
      .then(onChange, again);
  }

  connect();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await client?.end();
  };
}
