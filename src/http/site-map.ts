import type { Hono } from 'hono';
import { html } from './html.ts';
import type { ServerEnv } from './request-facts.ts';

/** `changed`: the day (UTC) of the last change, if known. */
export type SiteMapEntry = { path: string; changed: string | null };

export type SiteMapSection = {
  pages: readonly SiteMapEntry[];
  count(): Promise<number>;
  /** The entries of one of `shares` (a power of two) parts of similar size, in batches. An entry stays in its part. */
  share(share: number, shares: number): AsyncIterable<readonly SiteMapEntry[]>;
};

export type SiteMapOptions = {
  publicUrl: string;
  /** The built pages that search engines may list. */
  still(): Promise<readonly SiteMapEntry[]>;
  sections: ReadonlyMap<string, SiteMapSection>;
};

/** The protocol allows 50,000; parts differ slightly in size. */
const mostInOneFile = 45_000;
const mostShares = 4_096;

export const closedToRobots = [
  '/api/',
  '/token',
  '/users/',
  '/auth/',
  '/dev-identity/',
  '/embed/',
  '/user/',
  '/admin',
  '/marketplace',
  '/listing/',
  '/business/',
  '/access-request/',
  '/deal-rooms',
  '/analysis/',
];

/** `/robots.txt` and `/sitemap.xml`, an index if there are more than 45,000 URLs. Streamed from the database. */
export function mountSiteMap(app: Hono<ServerEnv>, options: SiteMapOptions): void {
  const { publicUrl, still, sections } = options;
  const fixed = async () => [...(await still()), ...[...sections.values()].flatMap(({ pages }) => pages)];
  app.get('/robots.txt', (c) => {
    c.set('pattern', '/robots.txt');
    return new Response(robots(publicUrl), {
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
    });
  });
  app.get('/sitemap.xml', async (c) => {
    c.set('pattern', '/sitemap.xml');
    const counts = await Promise.all(
      [...sections].map(async ([name, section]) => ({ name, section, count: await section.count() })),
    );
    const pages = await fixed();
    const total = counts.reduce((sum, { count }) => sum + count, pages.length);
    if (total > mostInOneFile) return xml(index(publicUrl, counts));
    return xml(urls(publicUrl, [pages], ...counts.map(({ section }) => section.share(0, 1))));
  });
  app.get('/sitemaps/:file', async (c) => {
    c.set('pattern', '/sitemaps/:file');
    const file = c.req.param('file');
    if (file === 'pages.xml') return xml(urls(publicUrl, [await fixed()]));
    const [, name = '', share, shares] = /^([a-z-]+)-(\d{1,4})-of-(\d{1,4})\.xml$/.exec(file) ?? [];
    const section = sections.get(name);
    return section && isShare(Number(share), Number(shares))
      ? xml(urls(publicUrl, section.share(Number(share), Number(shares))))
      : c.notFound();
  });
}

function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...closedToRobots.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function isShare(share: number, shares: number): boolean {
  const powerOfTwo = shares > 0 && (shares & (shares - 1)) === 0;
  return powerOfTwo && shares <= mostShares && share < shares;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* urls(
  publicUrl: string,
  ...parts: (Iterable<readonly SiteMapEntry[]> | AsyncIterable<readonly SiteMapEntry[]>)[]
): AsyncGenerator<string> {
  yield `${declaration}<urlset ${protocol}>\n`;
  for (const part of parts)
    for await (const batch of part) yield batch.map((entry) => url(publicUrl, entry)).join('');
  yield '</urlset>\n';
}

async function* index(
  publicUrl: string,
  counts: readonly { name: string; count: number }[],
): AsyncGenerator<string> {
  yield `${declaration}<sitemapindex ${protocol}>\n`;
  yield map(publicUrl, 'pages.xml');
  for (const { name, count } of counts) {
    const shares = sharesFor(count);
    for (let share = 0; share < shares; share += 1) yield map(publicUrl, `${name}-${share}-of-${shares}.xml`);
  }
  yield '</sitemapindex>\n';
}

function sharesFor(count: number): number {
  return Math.min(mostShares, 2 ** Math.max(0, Math.ceil(Math.log2(count / 40_000))));
}

function map(publicUrl: string, file: string): string {
  return `${html`<sitemap><loc>${publicUrl}/sitemaps/${file}</loc></sitemap>`.text}\n`;
}

function url(publicUrl: string, { path, changed }: SiteMapEntry): string {
  const lastmod = changed && html`<lastmod>${changed}</lastmod>`;
  return `${html`<url><loc>${publicUrl}${path}</loc>${lastmod}</url>`.text}\n`;
}

function xml(parts: AsyncGenerator<string>): Response {
  return new Response(ReadableStream.from(parts).pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
