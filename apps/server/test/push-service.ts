import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Keys of a browser with a subscription at the service. */
export interface PushBrowserKeys {
  /** In the form that the browser sends to the server. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Decrypts a message like the browser. */
  read: (body: Uint8Array) => unknown;
}

/** Decrypts a message of one record (RFC 8188) with a browser's keys (RFC 8291). */
function opened(body: Uint8Array, pair: ReturnType<typeof createECDH>, auth: Uint8Array): string {
  const [salt, length] = [body.subarray(0, 16), body[20] ?? 0];
  const sender = body.subarray(21, 21 + length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = new Uint8Array(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
  const derived = (what: string, bytes: number) =>
    new Uint8Array(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, bytes));
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
  // The last record ends with a delimiter byte.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

export interface PushService {
  origin: string;
  /** The received messages, with their addresses. */
  taken: { endpoint: string; headers: IncomingHttpHeaders; body: Uint8Array }[];
  /** Creates an address for another browser. */
  subscribe: () => PushBrowserKeys;
  answerWith: (status: number) => void;
  close: () => Promise<void>;
}

/** Starts a real push service on loopback. */
export async function startPushService(): Promise<PushService> {
  const received: PushService['taken'] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = new Uint8Array(Buffer.concat(parts));
      if (status < 300)
        received.push({ endpoint: `${origin}${request.url}`, headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has an address with a port.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    taken: received,
    subscribe: () => {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return {
        subscription: { endpoint: `${origin}/send/${randomBytes(8).toString('hex')}`, keys },
        read: (body) => JSON.parse(opened(body, pair, auth)) as unknown,
      };
    },
    answerWith: (code) => {
      status = code;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
