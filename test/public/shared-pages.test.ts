import { expect } from 'vitest';
import { aDraft, publishListing } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { test } from './site.ts';

test('visitors share a page with a policy that allows its own scripts; who brings a cookie gets one of their own', async ({
  site,
}) => {
  const listing = await publishListing(await join(site, 'Quinn Owner'));
  for (const path of ['/businesses-for-sale', `/businesses-for-sale/${listing}`]) {
    const [one, two] = [await site.call('GET', path), await site.call('GET', path)];
    const tag = one.headers.get('etag') ?? '';
    expect(tag).toMatch(/^".{20,}"$/);
    expect(two.headers.get('etag')).toBe(tag);
    expect(one.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(await one.text()).toBe(await two.text());
    expect((await site.call('GET', path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    const own = await site.call('GET', path, { headers: { cookie: 'seen=yes' } });
    expect(own.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
    expect(own.headers.get('etag')).toBeNull();
  }
});

test('a change, and the end of a listing, show soon', async ({ site }) => {
  const owner = await join(site, 'Quinn Owner');
  const plain = aDraft();
  const title = 'A title that changes';
  const id = await publishListing(owner, {}, { ...plain, teaser: { ...plain.teaser, title } });
  const path = `/businesses-for-sale/${id}`;
  const shown = async () => (await site.call('GET', path)).text();
  expect(await shown()).toContain(title);
  const soon = { interval: 100 };
  await site.database.db
    .updateTable('listing_teaser')
    .set({ title: 'The changed title' })
    .where('listing_id', '=', id)
    .execute();
  await expect.poll(shown, soon).toContain('The changed title');
  await expectOk(owner.post(`/api/listing/${id}/moves`, { to: 'withdrawn', version: 4 }));
  await expect.poll(async () => (await site.call('GET', path)).status, soon).toBe(404);
});
