import { createServer } from 'node:http';
import type { PythonEngine } from '@python-learning/python';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = {
  /** Serves them on a port of their own, which learners can not reach. The answer ends it. */
  listen(port: number, host: string): Promise<() => Promise<void>>;
  text(): Promise<string>;
};

/** Counts what the app does, in the words of Prometheus. Nothing in it tells of a person. */
export function createMetrics(app: FastifyInstance, engine: PythonEngine): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureCalls(app, registry);
  measureEngine(engine, registry);
  const text = (): Promise<string> => registry.metrics();
  return { text, listen: (port, host) => serve(registry, port, host) };
}

function measureCalls(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
    };
    seconds.observe(labels, reply.elapsedTime / 1000);
  });
}

function measureEngine(engine: PythonEngine, registry: Registry): void {
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name: `python_engine_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  gauge('queued', 'Runs that wait for a worker.', () => engine.status().queued);
  gauge('running', 'Runs under way.', () => engine.status().running);
  gauge('workers', 'Workers that live.', () => engine.status().workers);
  gauge('restarts', 'Workers replaced since the start.', () => engine.status().restarts);
}

async function serve(registry: Registry, port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
