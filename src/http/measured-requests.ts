import { createMiddleware } from 'hono/factory';
import { telemetry } from '#platform/telemetry/telemetry.ts';
import { knownMethod } from './access-log.ts';
import type { ServerEnv } from './request-facts.ts';

/** By the pattern of the route: no path, no query, no address, no person. */
export const measuredRequests = createMiddleware<ServerEnv>(async (c, next) => {
  const method = knownMethod(c.req.method);
  const span = telemetry().begin({
    kind: 'request',
    name: method,
    attributes: { 'http.request.method': method },
    parent: c.req.header('traceparent') ?? null,
  });
  await span.within(next);
  const route = c.get('pattern') ?? '(none)';
  span.rename(`${method} ${route}`);
  const { status } = c.res;
  span.set({ 'http.route': route, 'http.response.status_code': status });
  span.end(status >= 500 ? String(status) : null);
});
