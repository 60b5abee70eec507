import { describe, expect } from 'vitest';
import {
  earningsBandKeys,
  moneyBandKeys,
  moneyBandOf,
  moneyBands,
} from '#features/marketplace/listings/domain/bands.ts';
import { cents } from '#kernel/money.ts';
import { aDraft, publishListing } from '../support/deal.ts';
import { test, titles } from '../support/own-market.ts';
import { join } from '../support/people.ts';
import type { TeaserSeed } from '../support/teaser-rows.ts';

describe('sorting by money', () => {
  const prices: readonly Partial<TeaserSeed>[] = [
    { title: 'hidden' },
    { title: 'band 2', price_band: '100k-250k' },
    { title: '$240k', price_cents: 24_000_000 },
    { title: 'band 1', price_band: '0-100k' },
    { title: '$110k', price_cents: 11_000_000 },
    { title: '$1', price_cents: 100 },
    { title: 'older band 2', price_band: '100k-250k' },
    { title: 'most', price_cents: 100_000_000_000_000 },
  ].map((seed) => ({ industry: 'Mining', ...seed }));

  test('by price puts exact prices in order, ahead of those in the same band without one', async ({
    market,
  }) => {
    await market.add(prices);
    expect(titles(await market.browse('industry=mining&size=48&sort=price-low'))).toEqual([
      ...['$1', 'band 1', '$110k', '$240k', 'band 2', 'older band 2', 'most', 'hidden'],
    ]);
    expect(titles(await market.browse('industry=mining&size=48&sort=price-high'))).toEqual([
      ...['most', '$240k', '$110k', 'band 2', 'older band 2', '$1', 'band 1', 'hidden'],
    ]);
  });

  test('with bounds uses the bands of exact prices, and skips hidden prices', async ({ market }) => {
    const within = async (query: string) =>
      titles(await market.browse(`industry=mining&size=48&sort=price-low&${query}`));
    expect(await within('priceMin=100k-250k&priceMax=100k-250k')).toEqual([
      ...['$110k', '$240k', 'band 2', 'older band 2'],
    ]);
    expect(await within('priceMax=0-100k')).toEqual(['$1', 'band 1']);
    expect(await within('priceMin=20m%2B')).toEqual(['most']);
    expect(await within('priceMin=0-100k&priceMax=20m%2B')).not.toContain('hidden');
    expect(await within('priceMin=110000')).toEqual([]);
    expect(await within('priceMin=20m%2B&priceMax=0-100k')).toEqual([]);
  });

  test('by cash flow uses SDE or else EBITDA, with losses last except for unknown ones', async ({
    market,
  }) => {
    await market.add(
      [
        { title: 'not told' },
        { title: 'loss', sde_band: 'not-profitable', ebitda_band: '20m+' },
        { title: 'ebitda', ebitda_band: '250k-500k' },
        { title: 'sde', sde_band: '500k-1m', ebitda_band: '0-100k' },
      ].map((seed) => ({ industry: 'Power', ...seed })),
    );
    const ordered = await market.browse('industry=power&size=48&sort=cash-flow');
    expect(titles(ordered)).toEqual(['sde', 'ebitda', 'loss', 'not told']);
    const bounded = await market.browse(
      'industry=power&size=48&cashFlowMin=not-profitable&cashFlowMax=250k-500k',
    );
    expect(titles(bounded)).toEqual(['loss', 'ebitda']);
  });

  test('uses the same bands as the product, to the cent', async ({ market }) => {
    const amounts = moneyBands.flatMap(({ from }) => [Math.max(0, from - 1), from, from + 1]);
    for (const amount of amounts) {
      const { rows } = await market.database.pool.query('select price_position(null, $1) as at', [amount]);
      expect(rows[0].at, String(amount)).toBe(moneyBandKeys.indexOf(moneyBandOf(cents(amount))) + 1);
    }
    for (const [at, key] of earningsBandKeys.entries()) {
      const { rows } = await market.database.pool.query('select cash_flow_position($1, null) as at', [key]);
      expect(rows[0].at).toBe(at + 1);
    }
  });
});

describe('a typed search', () => {
  test('shows its matches in the text of the card only', async ({ market }) => {
    const description = 'An okapi, two okapis. “Okapi” is not okapia.';
    const [id] = await market.add([{ title: 'Okapi farm', description, industry: 'Defense' }]);
    const { items } = await market.browse('q=okapi%20');
    expect(items).toMatchObject([{ id }]);
    const [{ title = '', highlights } = {}] = items;
    const cut = (text: string, spans: readonly { start: number; end: number }[] = []) =>
      spans.map(({ start, end }) => text.slice(start, end));
    expect(cut(title, highlights?.title)).toEqual(['Okapi']);
    expect(cut(description, highlights?.description)).toEqual(['okapi', 'Okapi']);
    expect((await market.browse('industry=defense')).items[0]).not.toHaveProperty('highlights');
  });

  test('finds words that touch quotes, dashes, bullets, no-break spaces and underscores', async ({
    market,
  }) => {
    const marks = [...'“”‘’—–•\u00a0\u202f®_/'];
    await market.add(
      marks.map((mark, n) => ({
        title: `Card ${n}`,
        description: `A${mark}quagga${n}x${mark}tamer`,
        industry: 'Mining',
      })),
    );
    for (const [n, mark] of marks.entries())
      expect(
        titles(await market.browse(`q=quagga${n}x%20`)),
        `beside U+${mark.codePointAt(0)?.toString(16)}`,
      ).toEqual([`Card ${n}`]);
  });

  test('finds words, prefixes of the last one, phrases, and excludes words', async ({ market }) => {
    await market.add(
      ['Lemur house', 'House of lemurs', 'Lemur, house-trained', 'A house'].map((title) => ({
        title,
        industry: 'Shipping',
      })),
    );
    const found = async (q: string) =>
      titles(await market.browse(`industry=shipping&size=48&q=${encodeURIComponent(q)}`));
    expect(await found('lemur house ')).toEqual(['Lemur house', 'Lemur, house-trained']);
    expect(await found('house lem')).toEqual(['Lemur house', 'House of lemurs', 'Lemur, house-trained']);
    expect(await found('"house of"')).toEqual(['House of lemurs']);
    expect(await found('house-trained')).toEqual(['Lemur, house-trained']);
    expect(await found('house -lemur')).toEqual(['House of lemurs', 'A house']);
    expect(await found('LEMUR  ')).toEqual(['Lemur house', 'Lemur, house-trained']);
    expect(await found('   ')).toHaveLength(4);
  });

  test.for([
    "'",
    "'); drop table listing; --",
    '!!!',
    '&|!():*<->',
    '\u0001iShipping',
    "'\u0001iShipping'",
    'iShipping',
    '\u0000',
    '%',
    '\\',
    '"',
    '-',
    '😀',
    'a'.repeat(200),
    'é'.repeat(200),
  ])('is harmless: %j', async (typed, { market }) => {
    for (const sort of ['newest', 'best', 'price-low', 'cash-flow'])
      expect(await market.browse(`q=${encodeURIComponent(typed)}&sort=${sort}`)).toMatchObject({
        items: [],
        total: 0,
        page: 1,
        next: null,
      });
  });

  test('is refused if it is longer than anyone types', async ({ market }) => {
    expect((await market.ask(`q=${'a'.repeat(201)}`)).status).toBe(400);
    expect((await market.ask(`q=${'a'.repeat(10_000)}`)).status).toBe(400);
  });

  test('never finds text of the private profile', async ({ market }) => {
    const seller = await join(market.product, 'Zebulon Quist');
    const draft = aDraft();
    const secret = { ...draft, profile: { ...draft.profile, about: 'Axolotl Works has a long story.' } };
    await publishListing(
      seller,
      { businessName: 'Axolotl Works LLC', dba: 'Axolotl', industry: 'Education' },
      secret,
    );
    expect((await market.browse('industry=education')).total).toBe(1);
    for (const q of ['axolotl', 'axo', 'quist', 'draper', '84020', 'llc'])
      expect((await market.browse(`industry=education&q=${q}`)).total, q).toBe(0);
  });
});

describe('a cursor', () => {
  test('of another order, or a forged one, is refused with a message', async ({ market }) => {
    const { next } = await market.browse('sort=price-low');
    expect(next).toEqual(expect.any(String));
    const id = '00000000-0000-4000-8000-000000000000';
    const made = (parts: readonly unknown[]) => Buffer.from(parts.join('~')).toString('base64url');
    const wrong = [
      `after=${next}`,
      `sort=price-high&after=${next}`,
      'after=x',
      `after=${made([0, 0, 1, 'x', 1, 3, 0])}`,
      `after=${made([0, 0, -1, id, 1, 3, 0])}`,
      `after=${made([0, 0, 1e300, id, 1, 3, 0])}`,
      `after=${made([0, 'x', 1, id, 1, 3, 0])}`,
      `after=${made([9, 0, 1, id, 1, 3, 0])}`,
    ];
    for (const query of wrong) {
      const answer = await market.ask(query);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(await answer.json()).toMatchObject({
        fields: { after: ['This is not a position in this list.'] },
      });
    }
  });
});
