import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Clamd {
  /** In the format of `CLAMD`. */
  place: string;
  /** The files that it has received. */
  files: Buffer[];
  /** Stops responding, while connections still succeed. */
  fallSilent: () => void;
  close: () => Promise<void>;
}

/** A harmless text that this scanner reports as a virus, like the EICAR test file. */
export const VIRUS = 'SEMESTR-STANDARD-ANTIVIRUS-TEST-FILE';

const COMMAND = Buffer.from('zINSTREAM\0');
const PING = Buffer.from('zPING\0');

/** Returns the complete received file; null while parts are missing. */
function fileIn(sent: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= sent.length; ) {
    const size = sent.readUInt32BE(at);
    if (size === 0) return Buffer.concat(parts);
    parts.push(sent.subarray(at + 4, at + 4 + size));
    at += 4 + size;
  }
  return null;
}

/** Starts a scanner with clamd's protocol on loopback, or on a socket with this path. */
export async function startClamd(path?: string): Promise<Clamd> {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    sockets.add(socket);
    // A client disconnects once it has the response.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      // Data that do not end with the four zeros of an empty chunk are incomplete. Copying after each part would be
      // quadratic.
      const end = Buffer.concat(parts.slice(-4)).subarray(-4);
      if (isSilent || (end.some(Boolean) && parts.length > 1)) return;
      const sent = Buffer.concat(parts);
      const file = fileIn(sent);
      if (sent.equals(PING)) socket.end('PONG\0');
      if (!file) return;
      files.push(file);
      socket.end(file.includes(VIRUS) ? 'stream: Semestr-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  if (path === undefined) server.listen(0, '127.0.0.1');
  else server.listen(path);
  await once(server, 'listening');
  return {
    // A server that listens on TCP has an address with a port.
    place: path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    fallSilent: () => {
      isSilent = true;
    },
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
