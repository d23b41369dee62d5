/**
 * What our answers are held against, as a program: Fastify routes that do as little as can be done. A prepared answer
 * is sent as the bytes that we send; a read runs the statements that ours ran, by the same driver, and sends their
 * rows as JSON. Takes the database's address and the requests as JSON in BARE_PLAN.
 */
import Fastify from 'fastify';
import { createApp } from '../apps/server/src/app.ts';
import { openPostgres } from '../apps/server/src/db/open.ts';

export interface Plan {
  database: string;
  /** Addresses with the cookie they are asked with. */
  prepared: string[];
  signedIn: string[];
  cookie: string;
}

/** The part of a `pg` pool that is used here: what drizzle asks it. */
interface Pool {
  query: (...statement: unknown[]) => Promise<{ rows: unknown[] }>;
}

// Only the bench starts this program, with a plan that it has made.
const plan = JSON.parse(process.env['BARE_PLAN'] ?? '') as Plan;
const database = await openPostgres(plan.database);
// Drizzle keeps the pool that it was given here, but does not say so in the type that both databases share.
const pool = (database.db as unknown as { $client: Pool }).$client;
const ask = pool.query.bind(pool);
const ours = await createApp({ source: database, now: () => new Date(), frontEnds: null });
const bare = Fastify();
const pathOf = (url: string): string => url.split('?')[0] ?? url;

/** What one of our answers asks of the database. */
async function statementsOf(url: string): Promise<unknown[][]> {
  const request = { url, headers: { cookie: plan.cookie } };
  // Once before, for what is done only now and then.
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
  // As browsers ask for it: those bytes were compressed once.
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
