import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export interface Clamd {
  /** As `CLAMD` names it. */
  place: string;
  /** What it was given to look through. */
  files: Buffer[];
  /** Says nothing from now on, though it is there. */
  fallSilent: () => void;
  close: () => Promise<void>;
}

/** What a scanner finds in it is none, but every scanner says so: the EICAR test file is made like this one. */
export const VIRUS = 'SEMESTR-STANDARD-ANTIVIRUS-TEST-FILE';

const COMMAND = Buffer.from('zINSTREAM\0');
const PING = Buffer.from('zPING\0');

/** The whole file that has come by now; null while there is more to come. */
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

/** A scanner on loopback that speaks as clamd does, or on the socket of this path. */
export async function startClamd(path?: string): Promise<Clamd> {
  const files: Buffer[] = [];
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((socket) => {
    const parts: Buffer[] = [];
    sockets.add(socket);
    // Whoever has the answer hangs up.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (part: Buffer) => {
      parts.push(part);
      // Only what ends with the four zeros of an empty chunk is complete: copying after each part would be quadratic.
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
