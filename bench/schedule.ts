import autocannon from 'autocannon';
import Fastify from 'fastify';
import { startServer } from './server.ts';
import type { Row } from './table.ts';

const CALL = '/api/v1/schedule?studentGroup=428501';
const CONNECTIONS = 32;
const SECONDS = 4;
const ROUNDS = 3;
const GOAL = 0.8;

/** Starts a bare Fastify route that only sends the same bytes, and returns 304 for a cached copy. */
async function startBare(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify();
  const etag = headers['etag'] ?? '';
  app.get('/api/v1/schedule', (request, reply) => {
    reply.headers(headers);
    if (request.headers['if-none-match'] === etag) reply.code(304).send();
    else reply.send(body);
  });
  return { url: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const refused = headers['if-none-match'] ? 0 : non2xx;
  if (refused + errors > 0) throw new Error(`${refused + errors} requests to ${url} failed`);
  return requests.average;
}

/** Measures both alternately, so that other load on the machine affects both. The best round of each counts. */
async function compare(
  ours: string,
  bare: string,
  headers: Record<string, string>,
): Promise<[number, number]> {
  let best: [number, number] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bareRate = await requestsPerSecond(bare + CALL, headers);
    const ourRate = await requestsPerSecond(ours + CALL, headers);
    best = [Math.max(best[0], ourRate), Math.max(best[1], bareRate)];
  }
  return best;
}

const row = (what: string, [ours, bare]: [number, number]): Row => ({
  what,
  ours: `${Math.round(ours)} req/s`,
  against: `bare Fastify ${Math.round(bare)} req/s`,
  result: (ours / bare).toFixed(2),
  goal: `≥ ${GOAL}`,
  isMet: ours / bare >= GOAL,
});

/** Compares the schedule call with a bare Fastify route that sends the same prepared bytes. */
export async function scheduleRate(): Promise<Row[]> {
  const server = await startServer();
  const response = await fetch(server.url + CALL, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const kept = ['etag', 'cache-control', 'vary', 'content-type', 'x-content-type-options'];
  const headers = Object.fromEntries(kept.flatMap((name) => [[name, response.headers.get(name) ?? '']]));
  const bare = await startBare(body, headers);
  try {
    return [
      row('schedule, full answer', await compare(server.url, bare.url, {})),
      row('schedule, 304', await compare(server.url, bare.url, { 'if-none-match': headers['etag'] ?? '' })),
    ];
  } finally {
    await bare.close();
    await server.close();
  }
}
