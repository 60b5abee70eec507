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
import { compressOnce } from './compressed.ts';
import { isLean, leanPage, styleSheetsOf } from './lean-page.ts';
import type { Limiter } from './limits.ts';
import { factsOf, type ServerEnv } from './request-facts.ts';
import { pagePolicy } from './security-headers.ts';
import type { SharedAssets } from './shared-assets.ts';
import { fileResponse, pageResponse, readSite, type SiteFiles } from './site-files.ts';

export type Pages = {
  build: ServerBuild | (() => Promise<ServerBuild>);
  /** `null` in development, where Vite serves files. */
  site: SiteFiles | null;
  mode: 'production' | 'development';
  /** What pages of other builds ask for; without it, only the files of this one are served. */
  shared?: SharedAssets;
};

type PageDeps = { log: Logger; publicUrl: string; limiter: Limiter };
type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;
type ContextKeys = {
  api: RouterContext<ApiFetch | null>;
  nonce: RouterContext<string | null>;
  requestId: RouterContext<string | null>;
  publicUrl: RouterContext<string | null>;
};

export async function builtPages(folder: string, publicUrl: string): Promise<Pages & { site: SiteFiles }> {
  const module: unknown = await import(pathToFileURL(join(folder, 'server', 'index.js')).href);
  const site = await readSite(join(folder, 'client'), publicUrl);
  return { build: asBuild(module), site, mode: 'production' };
}

export function mountPages(app: Hono<ServerEnv>, pages: Pages, { log, publicUrl, limiter }: PageDeps): void {
  const handle = createRequestHandler(loggingTo(log, pages.build), pages.mode);
  app.all('*', async (c) => {
    const still =
      c.req.method === 'GET' || c.req.method === 'HEAD' ? await stillResponse(c, pages, limiter) : null;
    return still ?? render(app, c, { ...pages, publicUrl, limiter }, handle);
  });
}

async function stillResponse(
  c: Context<ServerEnv>,
  { site, shared }: Pages,
  limiter: Limiter,
): Promise<Response | null> {
  const { pathname } = new URL(c.req.url);
  const accepts = c.req.header('accept-encoding') ?? '';
  const file = site?.file(pathname);
  if (file) {
    c.set('pattern', '(file)');
    return fileResponse(file, accepts);
  }
  const page = site?.page(pathname);
  if (!page) return shared ? sharedResponse(c, shared, limiter) : null;
  c.set('pattern', '(still page)');
  return pageResponse(page, c.req.header('if-none-match'), accepts);
}

/** Asks the database, so it counts as a read. */
async function sharedResponse(
  c: Context<ServerEnv>,
  shared: SharedAssets,
  limiter: Limiter,
): Promise<Response | null> {
  const { pathname } = new URL(c.req.url);
  if (!pathname.startsWith('/assets/')) return null;
  limiter.read(factsOf(c).origin.address);
  const file = await shared.file(pathname);
  if (!file) return null;
  c.set('pattern', '(file)');
  return fileResponse(file, c.req.header('accept-encoding') ?? '');
}

async function render(
  app: Hono<ServerEnv>,
  c: Context<ServerEnv>,
  { build, mode, site, publicUrl, limiter }: Pages & Pick<PageDeps, 'publicUrl' | 'limiter'>,
  handle: (request: Request, context: RouterContextProvider) => Promise<Response>,
): Promise<Response> {
  c.set('pattern', '(page)');
  limiter.read(factsOf(c).origin.address);
  const nonce = randomBytes(16).toString('base64');
  const keys = contextKeys(typeof build === 'function' ? await build() : build);
  const context = new RouterContextProvider();
  context.set(keys.api, async (path, init) => {
    const headers = new Headers(init?.headers);
    for (const name of ['cookie', 'user-agent']) {
      const value = c.req.header(name);
      if (value) headers.set(name, value);
    }
    return app.request(path, { ...init, headers }, c.env);
  });
  context.set(keys.nonce, nonce);
  context.set(keys.requestId, factsOf(c).requestId);
  context.set(keys.publicUrl, publicUrl);
  const response = await handle(c.req.raw, context);
  const nonces = [`'nonce-${nonce}'`];
  const policy = pagePolicy(nonces, mode === 'development' ? ["'unsafe-inline'"] : nonces);
  response.headers.set('Content-Security-Policy', policy);
  if (response.status === 405) response.headers.set('Allow', 'GET, HEAD');
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache');
  return site && response.body
    ? leanResponse(response, site, nonce, c.req.header('accept-encoding'))
    : response;
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
  const css = new Map<string, string>();
  for (const path of styleSheetsOf(html)) {
    const sheet = await site.file(path)?.content();
    if (sheet) css.set(path, new TextDecoder().decode(sheet.bytes));
  }
  const { body, headers: form } = await compressOnce(leanPage(html, css, nonce), accepts);
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
