import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket, connect } from 'node:net';

/** A proxy to a database that a test can cut, or freeze. */
export interface Relay {
  /** Address of the database through the proxy. */
  url: string;
  /** Closes open connections and rejects new ones. */
  cut: () => void;
  /** Stops forwarding without closing connections. */
  freeze: () => void;
  mend: () => void;
  close: () => Promise<void>;
}

export async function startRelay(databaseUrl: string): Promise<Relay> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'cut' | 'frozen' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') return void near.resetAndDestroy();
    const far = connect({ host: target.hostname, port: Number(target.port) });
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
      socket.pipe(other);
    }
    if (state === 'frozen') near.pause();
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  // A server that listens on TCP has an address with a port.
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const all = (act: (socket: Socket) => void): void => {
    for (const pair of pairs) for (const socket of pair) act(socket);
  };
  const cut = (): void => {
    state = 'cut';
    all((socket) => socket.destroy());
  };
  return {
    url: url.href,
    cut,
    freeze: () => {
      state = 'frozen';
      all((socket) => socket.unpipe().pause());
    },
    mend: () => {
      const wasFrozen = state === 'frozen';
      state = 'open';
      if (wasFrozen) all((socket) => socket.destroy());
    },
    close: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
