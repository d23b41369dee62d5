import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApp, type AppOptions } from '../src/app.ts';

/** A request received by a provider. */
export interface RecordedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

/** Starts another provider that records requests, with configurable responses. */
export async function startProvider() {
  const requests: RecordedRequest[] = [];
  let answer: { status: number; headers: OutgoingHttpHeaders; after: number } = {
    status: 200,
    headers: {},
    after: 0,
  };
  const server = createServer(({ method = '', url = '', headers }, response) => {
    requests.push({ method, url, headers });
    const { status, after } = answer;
    setTimeout(() => response.writeHead(status, answer.headers).end(), after).unref();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address with a port.
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    requests,
    /** Sets its following responses, delayed by `after` milliseconds. */
    answers: (status: number, headers: OutgoingHttpHeaders = {}, after = 0) => {
      answer = { status, headers, after };
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

/** Starts a gateway to a provider, on a free port. */
export async function startGateway(providerUrl: string, options: Partial<AppOptions> = {}) {
  const app = await createApp({
    source: { providerUrl },
    now: () => new Date(0),
    frontEnds: null,
    ...options,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    close: () => app.close(),
  };
}
