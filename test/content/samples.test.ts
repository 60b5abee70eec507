import { expect, test } from 'vitest';
import { team, teamFile } from '#content/about.ts';
import { brandFile, ownAddress, ownNetwork, ownPaymentLines } from '#content/brand.ts';
import { readBrandingFrom } from '#content/branding.ts';
import { partners, partnersFile } from '#content/partners.ts';
import { testimonials, testimonialsFile } from '#content/testimonials.ts';

test('everything invented in the content files says so', () => {
  const { address, network, payment } = brandFile;
  for (const one of [...teamFile, ...partnersFile, ...testimonialsFile, address, network, payment])
    expect(one?.sample, JSON.stringify(one)).toBe(true);
});

test('samples are shown on a demo only', () => {
  expect([team(), partners(), testimonials(), ownAddress(), ownNetwork()]).toEqual([[], [], [], null, null]);
  expect(ownPaymentLines().join()).not.toContain('Sample Bank');
  readBrandingFrom(() => ({ samples: true }));
  expect([team(), partners(), testimonials()]).toEqual([teamFile, partnersFile, testimonialsFile]);
  expect([ownAddress(), ownNetwork()]).toEqual([brandFile.address, brandFile.network]);
  expect(ownPaymentLines()).toEqual(brandFile.payment.lines);
});
