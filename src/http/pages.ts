import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context, Hono } from 'hono';
import {
  createRequestHandler,
  isRouteErrorResponse,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import type { Logger } from '#platform/log.ts';
import { briefContent, compressOnce } from './compressed.ts';
import { isLean, leanPage } from './lean-page.ts';
import type { Limiter } from './limits.ts';
import { asksForDraft, type PageBranding } from './page-branding.ts';
import { factsOf, type ServerEnv } from './request-facts.ts';
import { pagePolicy } from './security-headers.ts';
import type { SharedAssets } from './shared-assets.ts';
import { type SharedPages, sharedPages } from './shared-pages.ts';
import { fileResponse, pageResponse, readSite, type SiteFiles, type StillPage } from './site-files.ts';
import { pageFrom, type StillPages, stillPages, stylesOf } from './still-pages.ts';

export type Pages = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** `null` in development, where Vite serves files. */
  site: SiteFiles | null;
  mode: 'production' | 'development';
  /** What pages of other builds ask for; without it, only the files of this one are served. */
  shared?: SharedAssets;
};

type PageDeps = { log: Logger; publicUrl: string; limiter: Limiter; branding: PageBranding };
type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;
type ContextKeys = {
  api: RouterContext<ApiFetch | null>;
  nonce: RouterContext<string | null>;
  requestId: RouterContext<string | null>;
  publicUrl: RouterContext<string | null>;
  readBrandingFrom(source: () => unknown): void;
};

export async function builtPages(folder: string, publicUrl: string): Promise<Pages & { site: SiteFiles }> {
  const module: unknown = await import(pathToFileURL(join(folder, 'server', 'index.js')).href);
  const site = await readSite(join(folder, 'client'), publicUrl);
  return { build: asBuild(module), site, mode: 'production' };
}

export type PageHost = {
  still: StillPages;
  /** A file of another build; `null` if the database has none. */
  foreign(c: Context<ServerEnv>): Promise<Response | null>;
  /** `null`: the page is not the same for all, or the caller is no mere visitor. */
  shared(app: Hono<ServerEnv>, c: Context<ServerEnv>): Promise<Response | null>;
  render(app: Hono<ServerEnv>, c: Context<ServerEnv>): Promise<Response>;
};

type Handle = (request: Request, context: RouterContextProvider) => Promise<Response>;
type Host = PageDeps & Pages & { handle: Handle };

export function pageHost(pages: Pages, deps: PageDeps): PageHost {
  const handle = createRequestHandler(loggingTo(deps.log, pages.build), pages.mode);
  const host = { ...pages, ...deps, handle };
  const shared = sharedPages();
  return {
    still: stillPages(pages.site, deps.branding, (path) => stillHtml(host, path)),
    foreign: (c) => foreignResponse(c, host),
    shared: (app, c) => sharedResponse(host, shared, app, c),
    render: (app, c) => render(host, app, c),
  };
}

export function mountPages(app: Hono<ServerEnv>, { still, foreign, shared, render }: PageHost): void {
  app.all('*', async (c) => {
    const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
    const made = reads
      ? ((await stillResponse(c, still)) ?? (await foreign(c)) ?? (await shared(app, c)))
      : null;
    return made ?? render(app, c);
  });
}

async function stillResponse(c: Context<ServerEnv>, still: StillPages): Promise<Response | null> {
  const url = new URL(c.req.url);
  const accepts = c.req.header('accept-encoding') ?? '';
  const file = still.file(url.pathname);
  if (file) {
    c.set('pattern', '(file)');
    return fileResponse(file, accepts);
  }
  if (asksForDraft(url)) return null;
  const page = await still.page(url.pathname);
  if (!page) return null;
  c.set('pattern', '(still page)');
  return pageResponse(page, c.req.header('if-none-match'), accepts);
}

/** Asks the database, so it counts as a read. */
async function foreignResponse(c: Context<ServerEnv>, { shared, limiter }: Host): Promise<Response | null> {
  const { pathname } = new URL(c.req.url);
  if (!shared || !pathname.startsWith('/assets/')) return null;
  limiter.read(factsOf(c).origin.address);
  const file = await shared.file(pathname);
  if (!file) return null;
  c.set('pattern', '(file)');
  return fileResponse(file, c.req.header('accept-encoding') ?? '');
}

/** As at build time: no one in particular asks, so no nonce and no API. */
async function stillHtml(host: Host, path: string): Promise<string> {
  const context = await contextFor(host, { api: null, nonce: null, requestId: null });
  const response = await host.handle(new Request(`${host.publicUrl}${path}`), context);
  if (!response.ok) throw new Error(`${path} could not be rendered: ${response.status}`);
  return response.text();
}

async function sharedResponse(
  host: Host,
  shared: SharedPages,
  app: Hono<ServerEnv>,
  c: Context<ServerEnv>,
): Promise<Response | null> {
  const { site, limiter } = host;
  const url = new URL(c.req.url);
  if (!site || c.req.header('cookie') !== undefined || asksForDraft(url) || !shared.has(url)) return null;
  limiter.read(factsOf(c).origin.address);
  const page = await shared.page(url, () => visitorsPage({ ...host, site }, apiFor(app, c), url));
  if (page === null) return null;
  c.set('pattern', '(page)');
  return pageResponse(page, c.req.header('if-none-match'), c.req.header('accept-encoding') ?? '');
}

async function visitorsPage(
  host: Host & { site: SiteFiles },
  api: ApiFetch,
  { pathname, search }: URL,
): Promise<StillPage | null> {
  const context = await contextFor(host, { api, nonce: null, requestId: null });
  const response = await host.handle(new Request(`${host.publicUrl}${pathname}${search}`), context);
  if (response.status !== 200) return null;
  return pageFrom(host.site, pathname, await response.text(), briefContent);
}

async function render(host: Host, app: Hono<ServerEnv>, c: Context<ServerEnv>): Promise<Response> {
  const { mode, site, limiter, branding, handle } = host;
  c.set('pattern', '(page)');
  limiter.read(factsOf(c).origin.address);
  const nonce = randomBytes(16).toString('base64');
  const api = apiFor(app, c);
  const context = await contextFor(host, { api, nonce, requestId: factsOf(c).requestId });
  const asked = asksForDraft(new URL(c.req.url)) && c.req.header('cookie') !== undefined;
  const draft = asked ? await branding.draftFor(api) : null;
  const response =
    draft === null
      ? await handle(c.req.raw, context)
      : await branding.withDraft(draft, () => whole(handle(c.req.raw, context)));
  const nonces = [`'nonce-${nonce}'`];
  const policy = pagePolicy(nonces, mode === 'development' ? ["'unsafe-inline'"] : nonces);
  response.headers.set('Content-Security-Policy', policy);
  if (response.status === 405) response.headers.set('Allow', 'GET, HEAD');
  if (draft !== null) response.headers.set('Cache-Control', 'private, no-store');
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache');
  return site && response.body
    ? leanResponse(response, site, nonce, c.req.header('accept-encoding'))
    : response;
}

function apiFor(app: Hono<ServerEnv>, c: Context<ServerEnv>): ApiFetch {
  return async (path, init) => {
    const headers = new Headers(init?.headers);
    for (const name of ['cookie', 'user-agent']) {
      const value = c.req.header(name);
      if (value) headers.set(name, value);
    }
    return app.request(path, { ...init, headers }, c.env);
  };
}

type Asking = { api: ApiFetch | null; nonce: string | null; requestId: string | null };

async function contextFor({ build, publicUrl, branding }: Host, { api, nonce, requestId }: Asking) {
  const loaded = typeof build === 'function' ? await build() : build;
  const keys = contextKeys(loaded);
  const context = new RouterContextProvider();
  context.set(keys.api, api);
  context.set(keys.nonce, nonce);
  context.set(keys.requestId, requestId);
  context.set(keys.publicUrl, publicUrl);
  keys.readBrandingFrom(branding.source);
  return context;
}

/** What is rendered later would no longer see the draft. */
async function whole(coming: Promise<Response>): Promise<Response> {
  const { body, ...response } = await coming.then(({ status, headers, body }) => ({ status, headers, body }));
  return new Response(body && (await new Response(body).arrayBuffer()), response);
}

async function leanResponse(
  response: Response,
  site: SiteFiles,
  nonce: string,
  accepts: string | undefined,
): Promise<Response> {
  const { status, headers } = response;
  if (!headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  if (!isLean(html)) return new Response(html, { status, headers });
  const lean = leanPage(html, await stylesOf(site, html), nonce);
  const { body, headers: form } = await compressOnce(lean, accepts);
  for (const [name, value] of Object.entries(form)) headers.set(name, value);
  return new Response(body, { status, headers });
}

/** React Router would log errors with the requested address; ours logs only type and place. */
function loggingTo(log: Logger, build: Pages['build']): () => Promise<ServerBuild> {
  const handleError = (error: unknown) => {
    const status = isRouteErrorResponse(error) ? error.status : 500;
    if (status >= 500) log.error({ err: error }, 'a page failed');
  };
  return async () => {
    const { entry, ...rest } = typeof build === 'function' ? await build() : build;
    return { ...rest, entry: { ...entry, module: { ...entry.module, handleError } } };
  };
}

/** Context keys must come from the build's own copy of the module, since keys are compared by identity. */
function contextKeys(build: ServerBuild): ContextKeys {
  const module: object = build.entry.module;
  return {
    api: key<ApiFetch | null>(module, 'apiContext'),
    nonce: key<string | null>(module, 'nonceContext'),
    requestId: key<string | null>(module, 'requestIdContext'),
    publicUrl: key<string | null>(module, 'publicUrlContext'),
    readBrandingFrom: (source) => void Reflect.get(module, 'readBrandingFrom')?.(source),
  };
}

function key<T>(module: object, name: string): RouterContext<T> {
  if (!(name in module)) throw new Error(`the built site does not export ${name}`);
  return Reflect.get(module, name) as RouterContext<T>;
}

function asBuild(module: unknown): ServerBuild {
  const fits = typeof module === 'object' && module !== null && 'entry' in module && 'routes' in module;
  if (!fits) throw new Error('the built site is not a React Router build');
  return module as ServerBuild;
}
