import { expect } from 'vitest';
import { aDraft, addBusiness, publishListing, writeListing } from '../support/deal.ts';
import { expectOk, join } from '../support/people.ts';
import { publicUrl, test } from './site.ts';

test('a public listing is a card that any site may frame, without scripts and with nothing beyond the public page', async ({
  site,
}) => {
  const owner = await join(site, 'Zebulon Quist');
  const plain = aDraft();
  const title = 'Fish & chips "<script>alert(1)</script>';
  const live = await publishListing(owner, {}, { ...plain, teaser: { ...plain.teaser, title } });
  const answer = await site.call('GET', `/embed/businesses-for-sale/${live}`, { key: owner.key });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors \*; base-uri 'none'; form-action 'none'$/,
  );
  const page = await answer.text();
  expect(page).toContain(`href="${publicUrl}/businesses-for-sale/${live}"`);
  expect(page).toContain('Fish &#38; chips &#34;&#60;script&#62;');
  expect(page).not.toMatch(/<script|Quist|Quartzite|Hollow|Juniper|The long story/);
});

test('a draft, a sold listing and an unknown one are the same empty card', async ({ site }) => {
  const owner = await join(site, 'Zebulon Quist');
  const { id: draft } = await writeListing(owner, await addBusiness(owner));
  const sold = await publishListing(owner);
  await expectOk(owner.post(`/api/listing/${sold}/moves`, { to: 'sold', version: 4 }));
  const answers = await Promise.all(
    [draft, sold, '00000000-0000-4000-8000-000000000000', 'x'].map(async (id) => {
      const answer = await site.call('GET', `/embed/businesses-for-sale/${id}`, { key: owner.key });
      return [answer.status, await answer.text()] as const;
    }),
  );
  expect(answers.map(([status]) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(answers.map(([, page]) => page)).size).toBe(1);
  expect(answers[0]?.[1]).toContain('This business is no longer listed');
});
