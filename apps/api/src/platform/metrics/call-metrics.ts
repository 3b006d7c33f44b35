import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { stateOf } from '../http/request-state.ts';

/** Measures the answers of the server by route: how long they take, and with which code calls are refused. */
export function measureCalls(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'Calls that were refused, by route and the code of the refusal.',
    labelNames: ['route', 'refusal'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    seconds.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const { refusal } = stateOf(request);
    if (refusal !== null) refusals.inc({ route, refusal });
    done();
  });
}
