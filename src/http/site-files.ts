import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { sourceHash } from './html.ts';
import { pagePolicy } from './security-headers.ts';

/** A file of the built site: bytes as they are, or precompressed beside it. */
export type SiteFile = { file: string; type: string; immutable: boolean; encodings: readonly Encoding[] };
/** A page that was rendered at build time, with a content policy that knows its own inline scripts. */
export type StillPage = { html: Buffer; policy: string; etag: string };
export type SiteFiles = {
  file(path: string): SiteFile | undefined;
  page(path: string): StillPage | undefined;
};
type Encoding = 'br' | 'gzip';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz' };

/** Reads what the build left in `folder` (build/client). Only what was there at the start is ever served. */
export async function readSite(folder: string): Promise<SiteFiles> {
  const files = new Map<string, SiteFile>();
  const pages = new Map<string, StillPage>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (entry.name === 'index.html')
      pages.set(path.slice(0, -'/index.html'.length) || '/', await stillPage(file));
    else if (servable(path)) files.set(path, siteFile(path, file));
  }
  return { file: (path) => files.get(path), page: (path) => pages.get(path.replace(/(.)\/$/, '$1')) };
}

function servable(path: string): boolean {
  return !path.startsWith('/.vite/') && !/\.(?:br|gz|html)$/.test(path);
}

function siteFile(path: string, file: string): SiteFile {
  const encodings = (['br', 'gzip'] as const).filter((encoding) => existsSync(file + suffixes[encoding]));
  const type = types[extname(path)] ?? 'application/octet-stream';
  return { file, type, immutable: path.startsWith('/assets/'), encodings };
}

async function stillPage(file: string): Promise<StillPage> {
  const html = await readFile(file);
  const text = html.toString('utf8');
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return { html, policy: pagePolicy(hashesOf(text, 'script'), hashesOf(text, 'style')), etag };
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...new Set([...html.matchAll(inline)].map((match) => sourceHash(match[1] ?? '')))];
}

/** Answers with a file of the site, the smallest form that the browser takes. */
export async function fileResponse(found: SiteFile, accepts: string): Promise<Response> {
  const encoding = found.encodings.find((one) => new RegExp(`\\b${one}\\b`).test(accepts));
  const bytes = await readFile(encoding ? found.file + suffixes[encoding] : found.file);
  const headers = new Headers({
    'Content-Type': found.type,
    'Cache-Control': found.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  });
  if (found.encodings.length > 0) headers.set('Vary', 'Accept-Encoding');
  if (encoding) headers.set('Content-Encoding', encoding);
  return new Response(bytes, { headers });
}

/** Answers with a still page; the browser asks again each time and mostly hears that nothing changed. */
export function pageResponse({ html, policy, etag }: StillPage, ifNoneMatch: string | undefined): Response {
  const headers = { 'Cache-Control': 'no-cache', ETag: etag, 'Content-Security-Policy': policy };
  if (ifNoneMatch?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers });
  return new Response(Uint8Array.from(html), {
    headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
  });
}
