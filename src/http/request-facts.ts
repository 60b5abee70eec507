import { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '#platform/clock.ts';
import { timeZoneFrom } from '#platform/time-zone.ts';
import type { BodyWatch, ComingBody } from './body-watch.ts';
import type { ClientOrigins } from './client-origins.ts';
import type { Facts } from './work.ts';

export type ServerEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: { facts: Facts; coming?: ComingBody; pattern?: string; token?: string };
};

export function requestFacts(clock: Clock, origins: ClientOrigins, bodies: BodyWatch) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    const requestId = clock.newId();
    const address = origins.addressOf(c.env?.incoming);
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, 300);
    const timeZone = timeZoneFrom(c.req.header('x-time-zone'));
    c.set('facts', { requestId, now: clock.now(), origin: { address, userAgent, timeZone } });
    const incoming = c.env?.incoming;
    if (incoming instanceof IncomingMessage && hasBody(incoming))
      c.set('coming', bodies.watch(incoming, address));
    await next();
    const socket = socketResponse(c);
    if (socket) socket.setHeader('X-Request-Id', requestId);
    // Not c.header: it would rebuild the response and lose the marker that a mounted library has already answered.
    else c.res.headers.set('X-Request-Id', requestId);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
}

export function factsOf(c: Context<ServerEnv>): Facts {
  return c.get('facts');
}

/** Node's response while headers can still be set; `null` for calls made in process. */
export function socketResponse(c: Context<ServerEnv>): ServerResponse | null {
  const outgoing = c.env?.outgoing;
  return outgoing instanceof ServerResponse && !outgoing.headersSent ? outgoing : null;
}
