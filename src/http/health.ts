import type { Hono } from 'hono';
import type { Metrics } from '#platform/metrics.ts';
import type { ServerEnv } from './request-facts.ts';

export type HealthOptions = {
  /** Whether the database answers and holds every migration. May throw. */
  ready(): Promise<boolean>;
  metrics: Metrics | null;
};

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };

/** `/healthz`: the process answers. `/readyz`: it can work. `/metrics`: how it has worked so far. */
export function mountHealth(app: Hono<ServerEnv>, { ready, metrics }: HealthOptions): void {
  app.get('/healthz', (c) => {
    c.set('pattern', '/healthz');
    return new Response('ok\n', { headers: plain });
  });
  app.get('/readyz', async (c) => {
    c.set('pattern', '/readyz');
    const fit = await ready().catch(() => false);
    return new Response(fit ? 'ready\n' : 'not ready\n', { status: fit ? 200 : 503, headers: plain });
  });
  app.get('/metrics', async (c) => {
    c.set('pattern', '/metrics');
    if (!metrics) return c.notFound();
    const { contentType, body } = await metrics.text();
    return new Response(body, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
  });
}
