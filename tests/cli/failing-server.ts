import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Selects requests by "METHOD /path" to which the proxy responds with 503. */
type Failing = (line: string) => boolean;

export interface FailingServer {
  url: string;
  /** Sets which requests fail from now on. */
  fail: (failing: Failing) => void;
  close: () => Promise<void>;
}

async function pass(url: string, request: IncomingMessage): Promise<Response> {
  const { cookie, 'content-type': type } = request.headers;
  const content = await buffer(request);
  return fetch(`${url}${request.url}`, {
    method: request.method ?? 'GET',
    headers: { ...(cookie && { cookie }), ...(type && { 'content-type': type }) },
    ...(content.length > 0 && { body: new Uint8Array(content) }),
  });
}

/** Starts a proxy to the server of the browser tests, through which some calls fail. */
export async function failingServer(url: string): Promise<FailingServer> {
  let failing: Failing = () => false;
  const server = createServer((request, response) => {
    if (failing(`${request.method} ${request.url}`)) {
      response.writeHead(503).end();
      return;
    }
    void pass(url, request).then(
      async (answer) => {
        response.writeHead(answer.status, {
          'content-type': answer.headers.get('content-type') ?? '',
          'set-cookie': answer.headers.getSetCookie(),
        });
        response.end(Buffer.from(await answer.arrayBuffer()));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    fail: (one) => {
      failing = one;
    },
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}
