/**
 * The baseline of the benchmarks, as a program: Fastify routes that do as little as possible. A prepared response is
 * sent as the same bytes; a read runs the statements that the real server ran, with the same driver, and sends their
 * rows as JSON. Takes the database's address and the requests as JSON in BARE_PLAN.
 */
import Fastify from 'fastify';
import { createApp } from '../apps/server/src/app.ts';
import { openPostgres } from '../apps/server/src/db/open.ts';

export interface Plan {
  database: string;
  /** Addresses with the cookie for their requests. */
  prepared: string[];
  signedIn: string[];
  cookie: string;
}

/** The part of a `pg` pool that is used here, which is the method that drizzle calls. */
interface Pool {
  query: (...statement: unknown[]) => Promise<{ rows: unknown[] }>;
}

// Only the benchmark starts this program, with a plan that it has created.
const plan = JSON.parse(process.env['BARE_PLAN'] ?? '') as Plan;
const database = await openPostgres(plan.database);
// Drizzle keeps the pool that it received here, but the type shared by both databases does not include it.
const pool = (database.db as unknown as { $client: Pool }).$client;
const ask = pool.query.bind(pool);
const ours = await createApp({ source: database, now: () => new Date(), frontEnds: null });
const bare = Fastify();
const pathOf = (url: string): string => url.split('?')[0] ?? url;

/** Returns the statements that one of the server's responses runs. */
async function statementsOf(url: string): Promise<unknown[][]> {
  const request = { url, headers: { cookie: plan.cookie } };
  // The first request excludes work that is only done occasionally.
  await ours.inject(request);
  const said: unknown[][] = [];
  pool.query = (...statement) => {
    said.push(statement);
    return ask(...statement);
  };
  const { statusCode } = await ours.inject(request);
  pool.query = ask;
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  return said;
}

for (const url of plan.prepared) {
  // Requested as browsers do, because the responses were compressed for them.
  const { rawPayload, headers } = await ours.inject({ url, headers: { 'accept-encoding': 'br' } });
  const kept = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary'];
  const sent = Object.fromEntries(kept.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  bare.get(pathOf(url), (_request, reply) => {
    reply.headers(sent).send(rawPayload);
  });
}
for (const url of plan.signedIn) {
  const statements = await statementsOf(url);
  bare.get(pathOf(url), async (_request, reply) => {
    const rows: unknown[] = [];
    for (const statement of statements) rows.push((await ask(...statement)).rows);
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
  });
}
await ours.close();
process.stdout.write(`${await bare.listen({ host: '127.0.0.1', port: 0 })}\n`);
process.once('SIGTERM', () => process.exit(0));
