import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  attributes: z.array(attribute),
  links: z.array(z.object({ traceId: z.string() })).optional(),
});
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});
const metrics = z.object({
  resourceMetrics: z.array(
    z.object({ scopeMetrics: z.array(z.object({ metrics: z.array(z.object({ name: z.string() })) })) }),
  ),
});

export type Span = z.output<typeof span>;

/** What takes OTLP over HTTP as JSON, and keeps all that it is sent. */
export async function collector() {
  const bodies: { path: string; text: string }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    bodies.push({ path: request.url ?? '', text: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  const at = (path: string) => bodies.filter((one) => one.path === path).map(({ text }) => JSON.parse(text));
  return {
    url: `http://127.0.0.1:${address.port}`,
    text: () => bodies.map(({ text }) => text).join('\n'),
    resources: () =>
      at('/v1/traces').flatMap((sent) => traces.parse(sent).resourceSpans.map(({ resource }) => resource)),
    spans: (): Span[] =>
      at('/v1/traces').flatMap((sent) =>
        traces
          .parse(sent)
          .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metricNames: () =>
      new Set(
        at('/v1/metrics').flatMap((sent) =>
          metrics
            .parse(sent)
            .resourceMetrics.flatMap(({ scopeMetrics }) =>
              scopeMetrics.flatMap((one) => one.metrics.map(({ name }) => name)),
            ),
        ),
      ),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
