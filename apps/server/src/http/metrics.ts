import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Seconds; from a cached response to a report over all data. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export interface Metrics {
  /** Token with which other machines may read the metrics; without it only this machine may read them. */
  token: string | null;
}

/**
 * Serves `/metrics` for Prometheus: durations of calls by route and status, and process metrics. Returns the registry,
 * to which more may be added.
 */
export function serveMetrics(app: FastifyInstance, { token }: Metrics): Registry {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const calls = new Histogram({
    name: 'semestr_http_request_duration_seconds',
    help: 'How long requests took',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    calls.observe({ method: request.method, route, status }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    const isAllowed =
      token === null ? request.isOfThisMachine : request.headers.authorization === `Bearer ${token}`;
    if (!isAllowed) return reply.code(404).send();
    return reply.type(register.contentType).send(await register.metrics());
  });
  return register;
}
