import { describe, expect } from 'vitest';
import { aDraft, publishListing } from '#test/support/deal.ts';
import { expectOk, join } from '#test/support/people.ts';
import { prerendered } from '../../react-router.config.ts';
import { open, publicUrl, test } from './site.ts';

const list = '/businesses-for-sale';
const missing = '00000000-0000-4000-8000-000000000000';

describe('the list of businesses for sale', () => {
  test('shows public data, twelve per page, with links only', async ({ site }) => {
    const owner = await join(site, 'Zebulon Quist');
    for (let i = 0; i < 13; i += 1)
      await publishListing(owner, { industry: i === 0 ? 'Retail' : 'Technology' });
    const first = await open(site, list);
    expect([first.status, first.count('article'), first.count('h1')]).toEqual([200, 12, 1]);
    expect(first.html).toContain('13 businesses, page 1 of 2');
    expect([first.link('prev'), first.link('next')]).toEqual([null, `${publicUrl}${list}?page=2`]);
    expect(first.html).toMatch(/<a [^>]*rel="next"[^>]*href="\/businesses-for-sale\?page=2"/);
    const second = await open(site, `${list}?page=2`);
    expect([second.count('article'), second.link('prev')]).toEqual([1, `${publicUrl}${list}`]);
    expect(second.link('canonical')).toBe(`${publicUrl}${list}?page=2`);

    const retail = await open(site, `${list}?industry=retail&location=all&revenue=`);
    expect([retail.count('article'), retail.meta('robots')]).toEqual([1, null]);
    expect(retail.link('canonical')).toBe(`${publicUrl}${list}?industry=retail`);
    expect(retail.html).toMatch(/<option value="retail" selected/);
  });

  test('filters by trade group in the URL, like the other filters', async ({ site }) => {
    const owner = await join(site, 'Zebulon Quist');
    await publishListing(owner, { industry: 'Technology', trade: 'hvac' });
    await publishListing(owner, { industry: 'Technology' });
    const query = '?industry=all&trade=building-services&location=&revenue=all';
    const found = await open(site, list + query);
    expect([found.count('article'), found.meta('robots')]).toEqual([1, null]);
    expect(found.link('canonical')).toBe(`${publicUrl}${list}?trade=building-services`);
    expect(found.html).toContain('<h1');
    expect(found.html).toContain('HVAC, plumbing and electrical businesses for sale');
    expect(found.html).toMatch(/<option value="building-services" selected/);
    expect(found.html.match(/"@type":"ListItem","position":1/g)).not.toBeNull();
    const none = await open(site, `${list}?trade=restaurants`);
    expect([none.count('article'), none.meta('robots')]).toEqual([0, 'noindex']);
    const odd = await open(site, `${list}?trade=plumber`);
    expect([odd.count('article'), odd.meta('robots')]).toEqual([2, 'noindex']);
    expect(odd.html).toContain('a trade that we do not know');
  });

  test('filters by the price on the card; a hidden price is in no range', async ({ site }) => {
    const owner = await join(site, 'Zebulon Quist');
    const draft = aDraft();
    await publishListing(owner);
    const hidden = { ...draft, teaser: { ...draft.teaser, priceDisplay: 'hidden' as const } };
    await publishListing(owner, {}, hidden);
    const found = await open(site, `${list}?price=1m-2.5m&location=utah&revenue=all`);
    expect([found.count('article'), found.meta('robots')]).toEqual([1, null]);
    expect(found.link('canonical')).toBe(`${publicUrl}${list}?location=utah&price=1m-2.5m`);
    expect(found.html).toContain('Businesses for sale in Utah, asking price $1M – $2.5M');
    expect((await open(site, `${list}?price=500k-1m`)).count('article')).toBe(0);
    expect((await open(site, `${list}?price=2.5m-5m`)).count('article')).toBe(0);
  });

  test('answers odd URLs with a helpful page', async ({ site }) => {
    await publishListing(await join(site, 'Zebulon Quist'));
    for (const [query, words, cards] of [
      ['?page=99', 'There is no page 99', 1],
      ['?industry=cheese', 'an industry that we do not know', 1],
      [`?location=${'x'.repeat(5_000)}`, 'a location that we do not know', 1],
      ['?revenue=%3Cscript%3Ealert(1)%3C/script%3E', 'a revenue that we do not know', 1],
      ['?industry=retail', 'No businesses found for the selected filters.', 0],
    ] as const) {
      const page = await open(site, list + query);
      expect([page.status, page.count('article')], query).toEqual([200, cards]);
      expect(page.html, query).toContain(words);
      expect(page.html, query).not.toContain('<script>alert');
      expect(page.meta('robots'), query).toBe('noindex');
    }
    for (const query of ['?page=-1', '?page=x', '?page=1.5', '?industry[]=a', '?industry=&location='])
      expect((await open(site, list + query)).html, query).toContain('1 business');
  });

  test('says so when it is empty', async ({ site }) => {
    const page = await open(site, list);
    expect([page.status, page.count('article')]).toEqual([200, 0]);
    expect(page.html).toContain('No business is for sale here at the moment.');
  });
});

describe('the page of a business for sale', () => {
  test('exists while the listing is public; everything else is the same 404', async ({ site }) => {
    const owner = await join(site, 'Zebulon Quist');
    const id = await publishListing(owner);
    const page = await open(site, `${list}/${id}`);
    expect([page.status, page.count('h1')]).toEqual([200, 1]);
    expect(page.html).toContain('Hidden until approval');
    expect(page.html).toContain(`href="/signup?return=%2Flisting%2F${id}"`);
    expect(page.html).toContain(`href="/login?return=%2Flisting%2F${id}"`);
    await expectOk(owner.post(`/api/listing/${id}/moves`, { to: 'sold', version: 4 }));
    // Visitors share a page for a second.
    await expect.poll(async () => (await open(site, `${list}/${id}`)).status).toBe(404);
    for (const other of [id, missing, 'x', '%00', `${id}.`, id.toUpperCase().slice(2)]) {
      const none = await open(site, `${list}/${other}`);
      expect([none.status, none.meta('robots')], other).toEqual([404, 'noindex']);
      expect(none.html, other).toContain('This business is not for sale here');
      expect(none.html, other).toContain('href="/businesses-for-sale"');
    }
  });

  test('only has a price in its structured data if the card shows an exact one', async ({ site }) => {
    const owner = await join(site, 'Zebulon Quist');
    for (const [priceDisplay, price] of [
      ['hidden', undefined],
      ['band', undefined],
      ['exact', '1200000.00'],
    ] as const) {
      const draft = aDraft();
      const id = await publishListing(owner, {}, { ...draft, teaser: { ...draft.teaser, priceDisplay } });
      const data = (await open(site, `${list}/${id}`)).data();
      const offer = data.find((one) => one['@type'] === 'Offer');
      expect(offer?.price, priceDisplay).toBe(price);
      expect(offer).not.toHaveProperty('seller');
      expect(data.map((one) => one['@type'])).toContain('BreadcrumbList');
    }
  });

  test('escapes a hostile title', async ({ site }) => {
    const draft = aDraft();
    const title = `</script><script>alert(1)</script> "quoted" & <b>bold</b> 🎉 שלום`;
    const owner = await join(site, 'Zebulon Quist');
    const id = await publishListing(owner, {}, { ...draft, teaser: { ...draft.teaser, title } });
    const page = await open(site, `${list}/${id}`);
    expect(page.html).not.toContain('<script>alert');
    expect(page.html).not.toContain('<b>bold');
    expect(page.meta('og:title')).toBe(title);
    const offer = page.data().find((one) => one['@type'] === 'Offer');
    expect(offer?.itemOffered).toMatchObject({ name: title });
    expect((await open(site, list)).html).not.toContain('<script>alert');
    const picture = await site.call('GET', `/preview${list}/${id}.png`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  });

  test('counts a view for the browser that opened it', async ({ site }) => {
    const owner = await join(site, 'Zebulon Quist');
    const id = await publishListing(owner);
    const browser = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    };
    await site.call('GET', `${list}/${id}`, { headers: browser });
    await site.call('GET', `${list}/${id}.data`, { headers: browser });
    await site.call('GET', `${list}/${id}`, { headers: { 'user-agent': 'Googlebot/2.1' } });
    await site.call('GET', `/preview${list}/${id}.png`, { headers: browser });
    for (const { background } of site.product.features) await background?.stop();
    const { days } = (await expectOk(owner.get(`/api/listing/${id}/views`))) as { days: unknown[] };
    expect(days.at(-1)).toMatchObject({ views: 1 });
  });
});

describe('every public page', () => {
  test('describes itself to search engines and link previews', async ({ site }) => {
    const id = await publishListing(await join(site, 'Zebulon Quist'));
    const titles = new Set<string>();
    const shown = [];
    for (const path of [...prerendered, '/login', list, `${list}/${id}`]) {
      const page = await open(site, path);
      expect([page.status, page.count('h1'), page.count('title')], path).toEqual([200, 1, 1]);
      expect(page.html, path).toContain('<html lang="en-US"');
      expect(page.html, path).not.toContain('public-url.invalid');
      for (const block of page.data()) expect(block['@context'], path).toBe('https://schema.org');
      if (page.meta('robots')) continue;
      shown.push(path);
      titles.add(page.meta('og:title') ?? '');
      const address = publicUrl + path;
      expect([page.link('canonical'), page.meta('og:url')], path).toEqual([address, address]);
      for (const name of ['description', 'og:description', 'og:site_name', 'twitter:title', 'og:image:alt'])
        expect(page.meta(name), `${path} ${name}`).toBeTruthy();
      expect(page.meta('twitter:card'), path).toBe('summary_large_image');
      expect(page.meta('twitter:image'), path).toBe(page.meta('og:image'));
    }
    expect(titles.size).toBe(shown.length);
    expect(shown).toEqual(
      expect.arrayContaining(['/', '/for-sellers', '/about-us', '/terms', '/login', list]),
    );
    expect(shown).toContain('/reset-password');
  });

  test('has a preview image', async ({ site }) => {
    const id = await publishListing(await join(site, 'Zebulon Quist'));
    for (const path of ['/', '/for-sellers', '/login', list, `${list}/${id}`]) {
      const image = (await open(site, path)).meta('og:image') ?? '';
      expect(image.startsWith(`${publicUrl}/preview/`), path).toBe(true);
      const picture = await site.call('GET', image.slice(publicUrl.length));
      expect([picture.status, picture.headers.get('content-type')], image).toEqual([200, 'image/png']);
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const again = await site.call('GET', image.slice(publicUrl.length), {
        headers: { 'If-None-Match': picture.headers.get('etag') ?? '' },
      });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    const none = ['user/dashboard', 'no/such', '..%2f', 'preview/index.png', 'healthz'];
    for (const path of none.map((name) => `/preview/${name}.png`))
      expect((await site.call('GET', path)).status, path).toBe(404);
  });

  test('that is not for search engines says so', async ({ site }) => {
    for (const path of [
      '/user/dashboard',
      '/user/profile',
      '/business/onboarding',
      '/marketplace',
      `/listing/${missing}`,
      `/listing/${missing}/edit`,
      `/access-request/${missing}`,
      '/deal-rooms',
      '/analysis/pre-diligence',
      '/admin',
      '/admin/outbox',
      '/admin/backups',
      '/admin/leak-finder',
      '/admin/health',
      '/no/such/page',
    ])
      expect((await open(site, path)).meta('robots'), path).toBe('noindex');
  });

  test('offers links where there is nothing', async ({ site }) => {
    const page = await open(site, '/no/such/page');
    expect([page.status, page.count('h1')]).toEqual([404, 1]);
    for (const href of ['/', '/businesses-for-sale', '/user/dashboard'])
      expect(page.html).toContain(`href="${href}"`);
  });
});
