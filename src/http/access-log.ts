import { createMiddleware } from 'hono/factory';
import type { Logger } from '#platform/log.ts';
import type { Metrics } from '#platform/metrics.ts';
import type { ServerEnv } from './request-facts.ts';

/** No address, no query, no person; of a program the ID of its access token. */
export function accessLog(log: Logger, metrics: Metrics | null) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const from = performance.now();
    await next();
    const ms = performance.now() - from;
    const { requestId } = c.get('facts');
    const route = c.get('pattern') ?? '(none)';
    const { status } = c.res;
    const method = knownMethod(c.req.method);
    metrics?.observe(method, route, status, ms / 1_000);
    const token = c.get('token');
    log[status >= 500 ? 'error' : 'info'](
      { method, route, status, ms: Math.round(ms * 10) / 10, requestId, ...(token ? { token } : {}) },
      'request',
    );
  });
}

/** The method of a request, which may be any word: `other` if it is none of the usual ones. */
export function knownMethod(method: string): string {
  return known.has(method) ? method : 'other';
}

const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
