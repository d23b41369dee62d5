import { createServer, type ServerResponse } from 'node:http';

/** Behaviour of a server with one file; each test sets only the properties that it tests. */
export interface FileRules {
  content?: string;
  /** The server supports ranges when the validator is quoted. */
  etag?: string;
  headers?: Record<string, string>;
  /** Offset in bytes at which a part begins, regardless of the request. */
  startsAt?: number;
  /** Called after each byte that was sent. */
  onByte?: () => void;
}

/**
 * Starts a server with one file, on a free port, that responds byte by byte; its behaviour can change between requests.
 */
export async function fileServer(first: FileRules) {
  let rules: FileRules = first;
  const parts: string[] = [];
  const send = async (response: ServerResponse, bytes: Buffer): Promise<void> => {
    for (const [index] of bytes.entries()) {
      await new Promise<unknown>((done) => response.write(bytes.subarray(index, index + 1), done));
      rules.onByte?.();
    }
    response.end();
  };
  const server = createServer((request, response) => {
    const { content = 'the whole file', etag, headers, startsAt } = rules;
    const { range, 'if-range': version } = request.headers;
    const bytes = Buffer.from(content);
    const offset = etag && version === etag ? Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0) : 0;
    const from = offset > 0 ? (startsAt ?? offset) : 0;
    parts.push(from > 0 ? `from ${from}` : 'whole');
    response.writeHead(from > 0 ? 206 : 200, {
      'content-type': 'application/octet-stream',
      'content-length': String(bytes.length - from),
      ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
      ...(etag && { etag, 'accept-ranges': 'bytes' }),
      ...headers,
    });
    void send(response, bytes.subarray(from));
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Parts that were sent, in order: "whole" or "from 4". */
    parts,
    now: (next: FileRules): void => {
      rules = next;
    },
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/**
 * Creates a fetch whose connection is lost after a number of bytes was read. Closing the connection on the server is
 * not enough: it also drops a random number of unread bytes.
 */
export const breakingAfter =
  (bytes: number): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, init);
    const whole = new Uint8Array(await response.arrayBuffer());
    const parts = [whole.subarray(0, bytes)];
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (stream) => {
          const part = parts.shift();
          if (part) stream.enqueue(part);
          else stream.error(new Error('The connection broke'));
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { status: response.status, headers: response.headers });
  };
