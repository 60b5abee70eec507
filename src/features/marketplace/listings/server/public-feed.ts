import { createHash } from 'node:crypto';
import { brand } from '#content/brand.ts';
import { businessesForSale } from '#content/businesses-for-sale.ts';
import { industryLabel } from '#features/marketplace/businesses/domain/industries.ts';
import { html } from '#http/html.ts';
import type { WebRoute } from '#http/web-routes.ts';
import { dayOf } from '#kernel/days.ts';
import { locale } from '#kernel/locale.ts';
import type { Reader } from '#platform/context.ts';
import { browseListings } from '../contract.ts';
import { boundsOfPrice } from '../domain/bands.ts';
import { placeLabel } from '../domain/places.ts';
import { priceWords, type Teaser } from '../domain/teaser.ts';
import { excerptLength, excerptOf, teaserDetails, teaserTitle } from '../domain/teaser-words.ts';
import { publishedAt } from './public-store.ts';

type FeedParts = { db: Reader; publicUrl: string };
type Item = { teaser: Teaser; address: string; published: string | null };

const listPath = '/businesses-for-sale';
const newest = '48';
/** The filters of the public list, by which a feed can be narrowed. */
const filters = ['industry', 'trade', 'location', 'revenue'] as const;
const freshFor = 300;

/** The newest public teasers for feed readers and other sites: RSS 2.0 and JSON Feed 1.1, nothing beyond the public page. */
export function listingFeeds(parts: FeedParts): WebRoute[] {
  return [
    feed(parts, 'feed.xml', 'application/rss+xml; charset=utf-8', rss),
    feed(parts, 'feed.json', 'application/feed+json; charset=utf-8', jsonFeed),
  ];
}

type Written = { origin: string; own: string; items: readonly Item[] };

function feed(parts: FeedParts, file: string, type: string, write: (feed: Written) => string): WebRoute {
  const path = `${listPath}/${file}`;
  return {
    method: 'GET',
    path,
    handle: async (request, _facts, api) => {
      const asked = new URL(request.url).searchParams;
      const query = queryOf(asked);
      // Without the caller's key: a feed is the same for everyone.
      const answer = await api(`/api/listing/?${query}`, {});
      if (!answer.ok) return answer;
      const { items } = browseListings.reply.parse(await answer.json());
      const own = `${parts.publicUrl}${path}${ownQuery(asked)}`;
      const body = write({ origin: parts.publicUrl, own, items: await withDays(parts, items) });
      return conditional(request, body, type);
    },
  };
}

function queryOf(asked: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams({ sort: 'newest', size: newest });
  for (const name of filters) {
    const value = asked.get(name);
    if (value) query.set(name, value.slice(0, 100));
  }
  for (const [name, band] of Object.entries(boundsOfPrice(asked.get('price') ?? ''))) query.set(name, band);
  return query;
}

function ownQuery(asked: URLSearchParams): string {
  const names = [...filters, 'price'].filter((name) => asked.get(name));
  const kept = names.map((name): [string, string] => [name, asked.get(name)?.slice(0, 100) ?? '']);
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** Days, as in the site map: the minute in which a listing went live is no one's business. */
async function withDays({ db, publicUrl }: FeedParts, teasers: readonly Teaser[]): Promise<Item[]> {
  const times = await publishedAt(
    db,
    teasers.map(({ id }) => id),
  );
  return teasers.map((teaser) => {
    const at = times.get(teaser.id);
    return { teaser, address: `${publicUrl}${listPath}/${teaser.id}`, published: at ? dayOf(at) : null };
  });
}

/** Readers ask again and again: what has not changed is not sent. */
function conditional(request: Request, body: string, type: string): Response {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers = { ETag: tag, 'Cache-Control': `public, max-age=${freshFor}` };
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  return known.some((one) => one.replace(/^W\//, '') === tag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers: { ...headers, 'Content-Type': type } });
}

function textOf({ teaser }: Item): string {
  const facts = [
    { term: 'Asking price', detail: priceWords(teaser.price) },
    ...teaserDetails(teaser).filter(({ detail }) => detail !== null),
  ];
  const lines = facts.map(({ term, detail }) => `${term}: ${detail}.`);
  return [excerptOf(teaser.description, excerptLength), ...lines].join('\n');
}

function rss({ origin, own, items }: Written): string {
  const entries = items.map(
    (item) => html`<item>
<title>${teaserTitle(item.teaser)}</title>
<link>${item.address}</link>
<guid isPermaLink="true">${item.address}</guid>
<category>${industryLabel(item.teaser.industry)}</category>
${item.published && html`<pubDate>${new Date(item.published).toUTCString()}</pubDate>`}
<description>${textOf(item)}</description>
</item>
`,
  );
  const channel = html`<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${businessesForSale.title} &#183; ${brand.name}</title>
<link>${origin}${listPath}</link>
<atom:link href="${own}" rel="self" type="application/rss+xml"/>
<description>${businessesForSale.lead}</description>
<language>en-us</language>
${entries}</channel></rss>
`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n${channel.text}`;
}

function jsonFeed({ origin, own, items }: Written): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${businessesForSale.title} · ${brand.name}`,
    home_page_url: `${origin}${listPath}`,
    feed_url: own,
    description: businessesForSale.lead,
    language: locale,
    items: items.map((item) => ({
      id: item.address,
      url: item.address,
      title: teaserTitle(item.teaser),
      content_text: textOf(item),
      ...(item.published ? { date_published: `${item.published}T00:00:00Z` } : {}),
      tags: [
        industryLabel(item.teaser.industry),
        ...(item.teaser.place ? [placeLabel(item.teaser.place)] : []),
      ],
    })),
  });
}
