import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { onceLoaded } from '#kernel/once.ts';
import { Refused } from '#kernel/refusal.ts';
import type { Metrics } from '#platform/metrics.ts';
import { accessLog } from './access-log.ts';
import { mountApiPage } from './api-page.ts';
import type { BodyWatch } from './body-watch.ts';
import type { ClientOrigins } from './client-origins.ts';
import type { Feature } from './feature.ts';
import { mountHealth } from './health.ts';
import { readCosts } from './limits.ts';
import { measuredRequests } from './measured-requests.ts';
import { type KnownPath, methodsAt, mountRoutes } from './mount.ts';
import { asBuilt, type PageBranding } from './page-branding.ts';
import { mountPages, type Pages, pageHost } from './pages.ts';
import type { PreviewImages } from './preview-image.ts';
import { mountPreviewPages } from './preview-pages.ts';
import type { Finding } from './readiness.ts';
import { problemResponse } from './reply.ts';
import { factsOf, requestFacts, type ServerEnv } from './request-facts.ts';
import { withSecurityHeaders } from './security-headers.ts';
import { mountSecurityTxt } from './security-txt.ts';
import { indexedPages } from './site-files.ts';
import { mountSiteMap, type SiteMapOptions } from './site-map.ts';
import { tokenIn } from './token-caller.ts';
import { mountNode, mountWebRoutes, type NodeMount } from './web-routes.ts';
import type { Deps } from './work.ts';

export type HttpApp = Hono<ServerEnv>;

export type HttpAppOptions = {
  deps: Deps;
  features: readonly Feature[];
  origins: ClientOrigins;
  secure: boolean;
  ready(): Promise<readonly Finding[]>;
  bodies: BodyWatch;
  metrics?: Metrics | null;
  metricsToken?: string | null;
  nodeMounts?: readonly NodeMount[];
  /** The rendered site; without it only the API answers (tests, scripts). */
  pages?: Pages | null;
  securityEmail?: (() => string) | null;
  images?: PreviewImages | null;
  /** Without it pages show what their files say. */
  branding?: PageBranding;
};

function notFoundOrNotAllowed(c: Context<ServerEnv>, known: KnownPath | null, { problems }: Deps): Response {
  const { requestId } = factsOf(c);
  if (!known) return problemResponse(problems.of(new Refused('not-found'), requestId));
  c.set('pattern', known.pattern);
  const response = problemResponse(problems.of(new Refused('method-not-allowed'), requestId));
  response.headers.set('Allow', known.methods.join(', '));
  return response;
}

/** What every node answers: its health and its metrics. A worker answers nothing else. */
export function createHealthApp(options: Omit<HttpAppOptions, 'features'>): HttpApp {
  const { deps, secure, metrics = null, metricsToken = null } = options;
  const app: HttpApp = new Hono<ServerEnv>({ strict: false });
  app.onError((error, c) => {
    const { requestId } = factsOf(c);
    const reply = deps.problems.of(asMalformed(error), requestId);
    if (reply.problem.status >= 500)
      deps.log.error({ err: error, requestId, route: c.get('pattern') }, 'failed');
    return problemResponse(reply);
  });
  app.notFound((c) => notFoundOrNotAllowed(c, null, deps));
  app.use(requestFacts(deps.clock, options.origins, options.bodies));
  app.use(measuredRequests);
  app.use(accessLog(deps.log, metrics));
  app.use(withSecurityHeaders(secure));
  app.use(tokensForApiOnly);
  mountHealth(app, { ready: options.ready, stopping: deps.stopping, metrics, metricsToken });
  return app;
}

export function createHttpApp(options: HttpAppOptions): HttpApp {
  const { deps, features, secure } = options;
  const app = createHealthApp(options);
  const routes = features.flatMap((feature) => feature.routes);
  mountRoutes(app, routes, deps);
  mountApiPage(app, features, deps.problems);
  mountWebRoutes(
    app,
    features.flatMap((feature) => feature.web ?? []),
  );
  mountNode(app, options.nodeMounts ?? [], secure);
  const known = methodsAt(routes);
  // Pages answer every other path, so unknown API paths must end here.
  for (const prefix of ['/api', '/token', '/users', '/auth', '/dev-identity'])
    app.all(`${prefix}/*`, (c) => notFoundOrNotAllowed(c, known(c.req.path), deps));
  const { pages, images, securityEmail } = options;
  // Generated for each request; static files are not rate-limited.
  for (const path of ['/sitemap.xml', '/sitemaps/*', '/preview/*'])
    app.use(path, (c, next) => {
      deps.limiter.read(factsOf(c).origin.address, readCosts.search);
      return next();
    });
  if (securityEmail) mountSecurityTxt(app, { publicUrl: deps.publicUrl, email: securityEmail });
  mountSiteMap(app, siteMapOf(options));
  if (!pages) return app;
  const host = pageHost(pages, { ...deps, branding: options.branding ?? asBuilt });
  if (images) mountPreviewPages(app, host.still, images);
  mountPages(app, host);
  return app;
}

/** Pages, files and popups are for browsers, which have no access token. */
const tokensForApiOnly = createMiddleware<ServerEnv>(async (c, next) => {
  const api = /^\/(?:api|token|users)(?:\/|$)/.test(c.req.path);
  if (!api && tokenIn(c.req.raw.headers)) throw new Refused('token-for-api-only');
  await next();
});

function siteMapOf({ deps, features, pages }: HttpAppOptions): SiteMapOptions {
  const site = pages?.site;
  return {
    publicUrl: deps.publicUrl,
    still: onceLoaded(async () => (site ? indexedPages(site) : [])),
    sections: new Map(features.flatMap(({ name, siteMap }) => (siteMap ? [[name, siteMap] as const] : []))),
  };
}

function asMalformed(error: unknown): unknown {
  return error instanceof HTTPException && error.status < 500 ? new Refused('malformed-request') : error;
}
