import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsGateway {
  url: string;
  /** The received messages. */
  texts: { headers: IncomingHttpHeaders; body: { id: string; to: string; text: string } }[];
  answerWith: (status: number, headers?: OutgoingHttpHeaders) => void;
  /** Makes following requests wait for `release`, in order. */
  hold: () => void;
  /** Responds to the oldest waiting request. */
  release: () => void;
  /** Responds to all waiting requests, and immediately to following ones. */
  stopHolding: () => void;
  /** Number of waiting requests. */
  waiting: () => number;
  close: () => Promise<void>;
}

/** Starts a real gateway for text messages on loopback. */
export async function startSmsGateway(): Promise<SmsGateway> {
  const texts: SmsGateway['texts'] = [];
  const waitingReplies: (() => void)[] = [];
  let status = 202;
  let stored: OutgoingHttpHeaders = {};
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
      const answer = (): unknown => response.writeHead(status, stored).end();
      if (isHolding) waitingReplies.push(answer);
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
      [status, stored] = [code, headers];
    },
    hold: () => {
      isHolding = true;
    },
    release: () => waitingReplies.shift()?.(),
    stopHolding: () => {
      isHolding = false;
      waitingReplies.splice(0).forEach((answer) => answer());
    },
    waiting: () => waitingReplies.length,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
