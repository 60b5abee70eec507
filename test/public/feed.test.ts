import { describe, expect } from 'vitest';
import { z } from 'zod';
import { aDraft, publishListing } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { open, publicUrl, test } from './site.ts';

const feedShape = z.object({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  feed_url: z.string(),
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string(),
      content_text: z.string(),
      date_published: z.string(),
      tags: z.array(z.string()),
    }),
  ),
});

const hostile = 'Fish & chips <script>alert(1)</script> ]]> shop';

describe('the feeds of public listings', () => {
  test('hold what the public pages hold, in RSS and as JSON', async ({ site }) => {
    const owner = await join(site, 'Zebulon Quist');
    const plain = aDraft();
    const live = await publishListing(owner, {}, { ...plain, teaser: { ...plain.teaser, title: hostile } });
    const sold = await publishListing(owner);
    await expectOk(owner.post(`/api/listing/${sold}/moves`, { to: 'sold', version: 4 }));
    const address = `${publicUrl}/businesses-for-sale/${live}`;

    const json = await site.call('GET', '/businesses-for-sale/feed.json');
    expect(json.headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    const feed = feedShape.parse(await json.json());
    expect(feed.items).toMatchObject([{ id: address, url: address, title: hostile }]);
    expect(feed.items[0]?.content_text).toMatch(/Asking price: .*\n.*Location: Utah\./s);
    expect(feed.items[0]?.date_published).toBe(`${site.clock.now().toISOString().slice(0, 10)}T00:00:00Z`);

    const rss = await site.call('GET', '/businesses-for-sale/feed.xml');
    expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await rss.text();
    expect(xml).toContain(`<guid isPermaLink="true">${address}</guid>`);
    expect(xml).toContain('Fish &#38; chips &#60;script&#62;');
    expect(xml).not.toMatch(/<script|Zebulon|Quist|Quartzite|Hollow|Juniper/);
    expect(xml.match(/<item>/g)).toHaveLength(1);

    expect((await open(site, address.slice(publicUrl.length))).status).toBe(200);
  });

  test('are narrowed by the filters of the list, and the list leads to its feed', async ({ site }) => {
    const owner = await join(site, 'Zebulon Quist');
    await publishListing(owner);
    const items = async (query: string) =>
      feedShape.parse(await (await site.call('GET', `/businesses-for-sale/feed.json${query}`)).json());
    expect((await items('?location=utah')).items).toHaveLength(1);
    const none = await items('?location=texas&unknown=1&size=1');
    expect(none.items).toEqual([]);
    expect(none.feed_url).toBe(`${publicUrl}/businesses-for-sale/feed.json?location=texas`);
    expect((await items('?price=1m-2.5m')).items).toHaveLength(1);
    const dearer = await items('?price=2.5m-5m');
    expect(dearer.items).toEqual([]);
    expect(dearer.feed_url).toBe(`${publicUrl}/businesses-for-sale/feed.json?price=2.5m-5m`);
    const page = await open(site, '/businesses-for-sale?location=utah');
    expect(page.link('alternate')).toBe(`${publicUrl}/businesses-for-sale/feed.xml?location=utah`);
  });

  test('are not sent again while they have not changed', async ({ site }) => {
    const owner = await join(site, 'Zebulon Quist');
    await publishListing(owner);
    const first = await site.call('GET', '/businesses-for-sale/feed.xml');
    const headers = { 'If-None-Match': `"other", W/${first.headers.get('etag')}` };
    const again = await site.call('GET', '/businesses-for-sale/feed.xml', { headers });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await publishListing(owner);
    expect((await site.call('GET', '/businesses-for-sale/feed.xml', { headers })).status).toBe(200);
  });
});
