import { z } from 'zod';
import { industryOfSlug, industrySlug } from '#features/marketplace/businesses/domain/industries.ts';
import { byFrequency, vocabulary } from './made-up.ts';
import { seeded } from './zipf.ts';

export type Case = { name: string; paths: readonly string[] };

const slugs = byFrequency.industries.map((value) => value.toLowerCase());
const { states } = byFrequency;
const list = '/api/listing/';
const page = z.object({ items: z.array(z.object({ id: z.string() })), next: z.string().nullable() });

export async function casesFor(url: string): Promise<Case[]> {
  const filters = slugs
    .slice(0, 4)
    .flatMap((industry) => states.slice(0, 4).map((location) => ({ industry, location })));
  const first = filters.map((filter) => query(filter));
  return [
    { name: 'filtered list, page 1', paths: first },
    { name: 'filtered list, page 400', paths: await Promise.all(filters.map((one) => page400(url, one))) },
    { name: 'two words and a filter', paths: searches(32).map((one) => query(one)) },
    { name: 'one teaser', paths: await teasers(url) },
    { name: 'filter pair without a hit', paths: emptyPairs().map((one) => query(one)) },
    { name: 'three filters, one a range', paths: ranges().map((one) => query(one)) },
    { name: 'two words that never meet, and a filter', paths: neverMeeting().map((one) => query(one)) },
  ];
}

export function searches(many: number): { q: string; industry: string }[] {
  const random = seeded(11);
  const word = () => vocabulary[8 + Math.floor(random() ** 2 * 120)] ?? '';
  return Array.from({ length: many }, (_, n) => ({
    q: `${word()} ${word()} `,
    industry: slugs[n % 6] ?? '',
  }));
}

export function storedIndustryOf(slug: string): string {
  return industryOfSlug(slug) ?? industrySlug('Retail');
}

function emptyPairs() {
  return slugs.slice(-5).flatMap((industry) => states.slice(-3).map((location) => ({ industry, location })));
}

function ranges() {
  return slugs.slice(0, 8).map((industry, n) => ({
    industry,
    location: states[n] ?? '',
    priceMin: '250k-500k',
    priceMax: '2.5m-5m',
  }));
}

function neverMeeting() {
  return slugs.slice(0, 8).map((industry, n) => ({
    industry,
    q: `${vocabulary[10 + n]} ${vocabulary.at(-1 - n)} `,
  }));
}

/** 399 pages of three, fetched as 24 pages of 48 and one of 45. */
async function page400(url: string, filter: Record<string, string>): Promise<string> {
  let after: string | null = null;
  for (let n = 0; n < 25; n += 1) {
    const size = n < 24 ? '48' : '45';
    const shown = await get(url, query({ ...filter, size, ...(after ? { after } : {}) }));
    if (shown.next === null) break;
    after = shown.next;
  }
  return query({ ...filter, ...(after ? { after } : {}) });
}

async function teasers(url: string): Promise<string[]> {
  const shown = await get(url, query({ size: '48' }));
  return shown.items.map(({ id }) => `${list}${id}`);
}

async function get(url: string, path: string) {
  const answer = await fetch(url + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return page.parse(await answer.json());
}

function query(values: Record<string, string>): string {
  return `${list}?${new URLSearchParams(values)}`;
}
