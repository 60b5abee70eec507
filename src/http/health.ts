import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import type { Metrics } from '#platform/metrics.ts';
import { isFromThisMachine } from './client-origins.ts';
import type { Finding } from './readiness.ts';
import type { ServerEnv } from './request-facts.ts';
import type { Stopping } from './server.ts';

export type HealthOptions = {
  ready(): Promise<readonly Finding[]>;
  stopping: Stopping | undefined;
  metrics: Metrics | null;
  /** `null`: metrics are for this machine only. */
  metricsToken: string | null;
};

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
const asksToken = { ...plain, 'WWW-Authenticate': 'Bearer realm="metrics"' };

export function mountHealth(app: Hono<ServerEnv>, options: HealthOptions): void {
  const { ready, stopping, metrics, metricsToken } = options;
  app.get('/healthz', (c) => {
    c.set('pattern', '/healthz');
    return new Response('ok\n', { headers: plain });
  });
  app.get('/readyz', async (c) => {
    c.set('pattern', '/readyz');
    if (stopping?.draining.aborted)
      return new Response('not ready\nstopping\n', { status: 503, headers: plain });
    const findings = await ready();
    const fit = findings.every((finding) => finding.fit);
    const lines = findings.map((finding) => `${finding.part}: ${finding.fit ? 'ok' : 'failing'}`);
    const text = [fit ? 'ready' : 'not ready', ...lines, ''].join('\n');
    return new Response(text, { status: fit ? 200 : 503, headers: plain });
  });
  app.get('/metrics', async (c) => {
    c.set('pattern', '/metrics');
    if (!metrics) return c.notFound();
    if (!mayReadMetrics(c.env?.incoming, metricsToken))
      return metricsToken === null
        ? c.notFound()
        : new Response('unauthorized\n', { status: 401, headers: asksToken });
    const { contentType, body } = await metrics.text();
    return new Response(body, { headers: { 'Content-Type': contentType, 'Cache-Control': 'no-store' } });
  });
}

/**
 * With a token: who sends it. Without: programs on this machine.
 * `incoming` is missing for calls made in process.
 */
function mayReadMetrics(incoming: IncomingMessage | undefined, token: string | null): boolean {
  if (!incoming) return true;
  if (token !== null) return sameText(incoming.headers.authorization ?? '', `Bearer ${token}`);
  return isFromThisMachine(incoming);
}

/** Takes the same time wherever they differ. */
function sameText(given: string, right: string): boolean {
  const [one, other] = [given, right].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
