import { expect } from 'vitest';
import { z } from 'zod';
import { listingView } from '#features/marketplace/listings/contract.ts';
import { previewWords } from '#features/marketplace/listings/server/public-preview.ts';
import { previewSvg } from '#http/preview-image-svg.ts';
import { loadTypefaces } from '#http/preview-image-type.ts';
import { canaries } from './canaries.ts';
import { canariesIn } from './find-canaries.ts';
import { test } from './market.ts';

const addresses = z.array(z.string());

test('the site map and robots.txt contain public listings and nothing else', async ({
  market: { product, world },
}) => {
  const map = await (await product.call('GET', '/sitemap.xml')).text();
  const robots = await (await product.call('GET', '/robots.txt')).text();
  expect([...canariesIn(map + robots)]).toEqual([]);
  const named = addresses.parse(map.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g)).sort();
  expect(named).toEqual([world.listings.target, world.listings.foreign].sort());
});

test('a preview image only uses the teaser: its text holds no canary, and it has no other text', async ({
  market: { product, world },
}) => {
  const faces = await loadTypefaces();
  for (const [name, id] of Object.entries(world.listings)) {
    const picture = await product.call('GET', `/preview/businesses-for-sale/${id}.png`);
    const isPublic = name === 'target' || name === 'foreign';
    expect(picture.status, name).toBe(isPublic ? 200 : 404);
    if (!isPublic) {
      expect(await picture.text()).toBe('');
      continue;
    }
    const { teaser } = listingView.parse(await (await product.call('GET', `/api/listing/${id}`)).json());
    const words = previewWords(teaser);
    expect([...canariesIn(JSON.stringify(words))], name).toEqual([]);
    const shown = new Set([...Object.values(teaser).map(String), 'Cairn']);
    expect([words.brand, words.title].every((word) => shown.has(word))).toBe(true);
    expect(previewSvg(faces, words)).not.toMatch(/<text|<image|<style|<!--|href/);
    const bytes = Buffer.from(await picture.arrayBuffer()).toString('latin1');
    expect(
      [...canariesIn(bytes)].filter((canary) => !isShort(canary)),
      name,
    ).toEqual([]);
  }
});

/** A few digits occur by chance in compressed pixels. */
function isShort(canary: string): boolean {
  return canaries.some(({ name, kind }) => name === canary && kind === 'number');
}
