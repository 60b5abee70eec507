import { describe, expect } from 'vitest';
import { closedToRobots } from '#http/site-map.ts';
import type { CopiedDatabase } from '../support/copied-database.ts';
import { publishListing } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { publicUrl, test } from './site.ts';

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
const pageOf = (id: string) => `${publicUrl}/businesses-for-sale/${id}`;

describe('the site map', () => {
  test('lists the public pages and the live listings by their public URLs', async ({ site }) => {
    const owner = await join(site, 'Zebulon Quist');
    const [live, sold] = [await publishListing(owner), await publishListing(owner)];
    await expectOk(owner.post(`/api/listing/${sold}/moves`, { to: 'sold', version: 4 }));
    const answer = await site.call('GET', '/sitemap.xml');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    const addresses = addressesIn(xml);
    expect(addresses).toEqual(
      expect.arrayContaining([
        `${publicUrl}/`,
        `${publicUrl}/for-sellers`,
        `${publicUrl}/businesses-for-sale`,
        pageOf(live),
      ]),
    );
    expect(addresses).not.toContain(pageOf(sold));
    expect(addresses.join()).not.toMatch(/dashboard|listing\//);
    const today = site.clock.now().toISOString().slice(0, 10);
    expect(xml).toContain(`<url><loc>${pageOf(live)}</loc><lastmod>${today}</lastmod></url>`);
    for (const address of addresses) {
      const page = await site.call('GET', address.slice(publicUrl.length));
      expect([page.status, (await page.text()).includes('noindex')], address).toEqual([200, false]);
    }
  });

  test('becomes an index of parts when it is too long for one file', async ({ site, fresh }) => {
    const owner = await join(site, 'Zebulon Quist');
    await publishMany(fresh, await publishListing(owner), 45_001);
    const index = await (await site.call('GET', '/sitemap.xml')).text();
    expect(index).toContain('<sitemapindex');
    const parts = addressesIn(index).map((address) => address.slice(publicUrl.length));
    expect(parts).toEqual([
      '/sitemaps/pages.xml',
      '/sitemaps/listings-0-of-2.xml',
      '/sitemaps/listings-1-of-2.xml',
    ]);
    const [pages = [], ...halves] = await Promise.all(
      parts.map(async (part) => addressesIn(await (await site.call('GET', part)).text())),
    );
    expect(pages).toContain(`${publicUrl}/businesses-for-sale`);
    for (const half of halves) expect(half.length).toBeGreaterThan(20_000);
    expect(new Set(halves.flat()).size).toBe(45_002);
    expect(halves.flat()).toHaveLength(45_002);
  });

  test('has no other parts', async ({ site }) => {
    for (const file of [
      'listings-2-of-2.xml',
      'listings-0-of-3.xml',
      'listings-0-of-8192.xml',
      'listings-0-of-0.xml',
      'accounts-0-of-1.xml',
      '..%2f..%2fpackage.json',
    ])
      expect((await site.call('GET', `/sitemaps/${file}`)).status, file).toBe(404);
  });

  test('is in robots.txt, which disallows none of its URLs', async ({ site }) => {
    const robots = await (await site.call('GET', '/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    const addresses = addressesIn(await (await site.call('GET', '/sitemap.xml')).text());
    for (const path of closedToRobots) {
      expect(robots).toContain(`Disallow: ${path}\n`);
      expect(addresses.filter((address) => address.startsWith(publicUrl + path))).toEqual([]);
    }
  });
});

const insertedAtOnce = 5_000;

/** Copies a public listing many times, in batches that a busy machine can insert in time. */
async function publishMany({ pool }: CopiedDatabase, like: string, many: number): Promise<void> {
  await pool.query('drop index listing_open_per_business');
  for (let left = many; left > 0; left -= insertedAtOnce)
    await pool.query(
      `with made as (
         insert into listing (id, business_id, owner_id, status, created_at, updated_at, published_at)
         select gen_random_uuid(), business_id, owner_id, status, created_at, updated_at, published_at
         from listing, generate_series(1, $2) where id = $1 returning id, status, published_at
       ) insert into listing_teaser (listing_id, status, published_at, industry)
         select id, status, published_at, 'Retail' from made`,
      [like, Math.min(left, insertedAtOnce)],
    );
}
