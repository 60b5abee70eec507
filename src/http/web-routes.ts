import type { IncomingMessage, ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';
import { factsOf, type ServerEnv } from './request-facts.ts';
import { securityHeaders } from './security-headers.ts';
import type { Facts } from './work.ts';

/** Calls the API in process, on behalf of the current request. */
type ApiCall = (path: string, init: RequestInit) => Promise<Response>;

export type WebRoute = {
  method: 'GET' | 'POST';
  path: string;
  /** Where it is true, the address is answered as if the route were not there. */
  unless?(): boolean;
  handle(request: Request, facts: Facts, api: ApiCall): Promise<Response>;
};

/** A library for Node's own requests. It does not see the prefix. */
export type NodeMount = {
  prefix: string;
  handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void>;
};

export function mountWebRoutes(app: Hono<ServerEnv>, routes: readonly WebRoute[]): void {
  for (const route of routes) {
    app.on(route.method, route.path, (c, next) => {
      if (route.unless?.()) return next();
      c.set('pattern', route.path);
      return route.handle(c.req.raw, factsOf(c), async (path, init) => app.request(path, init, c.env));
    });
  }
}

export function mountNode(app: Hono<ServerEnv>, mounts: readonly NodeMount[], secure: boolean): void {
  for (const { prefix, handle } of mounts) {
    app.all(`${prefix}/*`, async (c) => {
      c.set('pattern', `${prefix}/*`);
      const { incoming, outgoing } = c.env;
      if (!incoming || !outgoing || !('setHeader' in outgoing)) return c.notFound();
      for (const [name, value] of Object.entries(securityHeaders(secure))) outgoing.setHeader(name, value);
      outgoing.setHeader('X-Request-Id', factsOf(c).requestId);
      await handle(incoming as IncomingMessage, outgoing as ServerResponse);
      return RESPONSE_ALREADY_SENT;
    });
  }
}
