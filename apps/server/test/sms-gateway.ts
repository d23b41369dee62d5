import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsGateway {
  url: string;
  /** What it has taken. */
  texts: { headers: IncomingHttpHeaders; body: { id: string; to: string; text: string } }[];
  answerWith: (status: number, headers?: OutgoingHttpHeaders) => void;
  /** From now on requests wait for `release`, one after the other. */
  hold: () => void;
  /** Answers the oldest request that waits. */
  release: () => void;
  /** Answers all that wait, and from now on at once. */
  stopHolding: () => void;
  /** How many wait. */
  waiting: () => number;
  close: () => Promise<void>;
}

/** A real gateway for text messages on loopback. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const texts: SmsGateway['texts'] = [];
  const held: (() => void)[] = [];
  let status = 202;
  let told: OutgoingHttpHeaders = {};
  let isHolding = false;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if (status < 300)
        texts.push({
          headers: request.headers,
          body: JSON.parse(body) as SmsGateway['texts'][number]['body'],
        });
      const answer = (): unknown => response.writeHead(status, told).end();
      if (isHolding) held.push(answer);
      else answer();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A server that listens on TCP has an address with a port.
    url: `http://name:secret@127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    texts,
    answerWith: (code, headers = {}) => {
      [status, told] = [code, headers];
    },
    hold: () => {
      isHolding = true;
    },
    release: () => held.shift()?.(),
    stopHolding: () => {
      isHolding = false;
      held.splice(0).forEach((answer) => answer());
    },
    waiting: () => held.length,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
