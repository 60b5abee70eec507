import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { onceLoaded } from '#kernel/once.ts';
import { unknownPublicUrl } from '#wire/public-url.ts';
import { type CachedContent, cachedContent, cachedResponse, type Premade } from './compressed.ts';
import { sourceHash } from './html.ts';
import { pagePolicy } from './security-headers.ts';

export type SiteFile = { type: string; immutable: boolean; content(): Promise<CachedContent> };
/** `path` as it was built: without a slash at its end. */
export type StillPage = {
  path: string;
  /** Read from the disk when the page is first asked for: most pages of a node never are. */
  content(): Promise<CachedContent>;
  facts(): Promise<PageFacts>;
};
type PageFacts = { policy: string; etag: string; head: PageHead };
export type PageHead = { title: string; description: string; site: string; indexed: boolean };
export type SiteFiles = {
  file(path: string): SiteFile | undefined;
  page(path: string): StillPage | undefined;
  pages: readonly string[];
  /** The paths of files that never change, because their names hold their hashes. */
  assets: readonly string[];
};

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
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

/** Reads the build output (build/client) and fills in the public origin. Files added later are never served. */
export async function readSite(folder: string, publicUrl: string): Promise<SiteFiles> {
  const files = new Map<string, SiteFile>();
  const pages = new Map<string, StillPage>();
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
    one.isFile(),
  );
  const there = new Set(entries.map((entry) => join(entry.parentPath, entry.name)));
  for (const file of there) {
    if (smallerForm.test(file) && there.has(file.replace(smallerForm, ''))) continue;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const premade = premadeOf(file, there);
    if (path.endsWith('/index.html')) {
      const page = stillPage(path.slice(0, -'/index.html'.length) || '/', file, premade, publicUrl);
      pages.set(page.path, page);
    } else if (!path.startsWith('/.') && !path.endsWith('.html'))
      files.set(path, siteFile(path, file, premade, publicUrl));
  }
  return {
    file: (path) => files.get(path),
    page: (path) => pages.get(path.replace(/(.)\/$/, '$1')),
    pages: [...pages.keys()].sort(),
    assets: [...files].flatMap(([path, { immutable }]) => (immutable ? [path] : [])).sort(),
  };
}

const smallerForm = /\.(?:br|gz)$/;

function premadeOf(file: string, there: ReadonlySet<string>): Premade {
  return {
    ...(there.has(`${file}.br`) ? { br: () => readFile(`${file}.br`) } : {}),
    ...(there.has(`${file}.gz`) ? { gzip: () => readFile(`${file}.gz`) } : {}),
  };
}

function siteFile(path: string, file: string, premade: Premade, publicUrl: string): SiteFile {
  return {
    type: types[extname(path)] ?? 'application/octet-stream',
    immutable: path.startsWith('/assets/'),
    content: onceLoaded(async () => {
      const bytes = await readFile(file);
      return path.endsWith('.data') ? atPublicUrl(bytes, premade, publicUrl) : cachedContent(bytes, premade);
    }),
  };
}

function stillPage(path: string, file: string, premade: Premade, publicUrl: string): StillPage {
  const read = async () => atPublicUrl(await readFile(file), premade, publicUrl);
  return {
    path,
    content: onceLoaded(read),
    // Does not keep the content: the site map asks for the facts of every page.
    facts: onceLoaded(async () => factsOf((await read()).bytes)),
  };
}

/** Made ready once, for everyone who asks for it. */
export function stillPageOf(path: string, content: CachedContent): StillPage {
  const facts = factsOf(content.bytes);
  return { path, content: async () => content, facts: async () => facts };
}

function factsOf(bytes: Uint8Array): PageFacts {
  const text = new TextDecoder().decode(bytes);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const policy = pagePolicy(hashesOf(text, 'script'), hashesOf(text, 'style'));
  return { policy, etag, head: headOf(text) };
}

/** Premade compressed forms contain the placeholder, so files with it are compressed again. */
function atPublicUrl(built: Buffer, premade: Premade, publicUrl: string): CachedContent {
  if (!built.includes(unknownPublicUrl)) return cachedContent(built, premade);
  return cachedContent(Buffer.from(built.toString('utf8').replaceAll(unknownPublicUrl, publicUrl)));
}

export function headOf(html: string): PageHead {
  const meta = (name: string) =>
    unescaped(html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? '');
  return {
    title: apart(meta('og:title')),
    description: apart(meta('description')),
    site: apart(meta('og:site_name')),
    indexed: !meta('robots').includes('noindex'),
  };
}

/** A copy: what V8 cuts out of a text keeps the whole text in memory. */
function apart(text: string): string {
  return Buffer.from(text).toString();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function unescaped(attribute: string): string {
  return attribute.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '');
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\bsrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g');
  return [...new Set([...html.matchAll(inline)].map((match) => sourceHash(match[1] ?? '')))];
}

export async function indexedPages(site: SiteFiles): Promise<{ path: string; changed: null }[]> {
  const shown: string[] = [];
  // One after the other: together they are larger than all that a node keeps of them.
  for (const path of site.pages) if ((await site.page(path)?.facts())?.head.indexed) shown.push(path);
  return shown.map((path) => ({ path, changed: null }));
}

export async function fileResponse(
  { type, immutable, content }: SiteFile,
  accepts: string,
): Promise<Response> {
  const headers = {
    'Content-Type': type,
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  };
  return cachedResponse(await content(), headers, accepts);
}

export async function pageResponse(
  page: StillPage,
  ifNoneMatch: string | undefined,
  accepts: string,
): Promise<Response> {
  const { etag, policy } = await page.facts();
  const headers = { 'Cache-Control': 'no-cache', ETag: etag, 'Content-Security-Policy': policy };
  if (ifNoneMatch?.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === etag))
    return new Response(null, { status: 304, headers: { ...headers, Vary: 'Accept-Encoding' } });
  return cachedResponse(
    await page.content(),
    { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    accepts,
  );
}
