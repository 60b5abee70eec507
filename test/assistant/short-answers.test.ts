import { describe, expect, it } from 'vitest';
import { helpArticles } from '#content/help/articles.ts';
import { anchorOf } from '#content/help/inline.ts';
import { sectionSummaries } from '#features/conversation/assistant/domain/spanish/section-summaries.ts';
import { readPhrases } from '#features/conversation/assistant/server/phrase-files.ts';
import { hrefs, test } from '#test/support/appa-test.ts';
import { ask } from '#test/support/chat.ts';

const placesIn = ({ slug, body }: (typeof helpArticles)[number]) =>
  body.flatMap((block) => (block.kind === 'heading' ? [`${slug}#${anchorOf(block.text)}`] : []));
const spoken = [...(await readPhrases()).keys()].flatMap((name) =>
  name.startsWith('section:') ? [name.slice('section:'.length)] : [],
);

describe('a short answer', () => {
  it('is asked for in words of people and told in Spanish, each of them', () => {
    const short = helpArticles.filter(({ manyQuestions }) => manyQuestions).flatMap(placesIn);
    expect(short.length).toBeGreaterThanOrEqual(240);
    expect(short.filter((place) => !spoken.includes(place))).toEqual([]);
    expect(Object.keys(sectionSummaries).toSorted()).toEqual(short.toSorted());
  });

  it('is a section that is there', () => {
    const all = helpArticles.flatMap(placesIn);
    expect(spoken.filter((place) => !all.includes(place))).toEqual([]);
  });

  test.for([
    [
      'owner',
      'our co-owner collects his share and never shows up, may I sell without him',
      'partners-and-shares',
    ],
    ['owner', 'my 1099 contractors work like employees, does a buyer mind', 'staff-short-answers'],
    ['owner', 'will a move to Florida before the sale save state tax', 'sellers-tax-questions'],
    ['buyer', 'the lender’s valuation came back below the purchase price', 'funding-questions'],
    ['buyer', 'is it worth it to buy a laundromat and how do I check the coins', 'sites-and-machines'],
    ['buyer', 'does a federal firearms license go along with a gun store', 'licenses-by-trade'],
    ['broker', 'a client will not pay my commission after the closing', 'broker-law-and-fees'],
  ] as const)('is found by what is asked: %s, %s', async ([who, asked, slug], { appa }) => {
    const told = await ask(appa.people[who], asked);
    expect(hrefs(told)[0]).toMatch(new RegExp(`^/help/${slug}#`));
    expect(told.response).not.toContain('general information, not legal');
  });

  test('is told in Spanish first where it is asked in Spanish', async ({ appa }) => {
    const told = await ask(appa.people.owner, '¿el comprador puede tomar mi préstamo SBA?');
    expect(hrefs(told)[0]).toMatch(/^\/help\/debts-and-guarantees#/);
    expect(told.response).toContain('Rara vez: hace falta el consentimiento del banco');
  });

  test('says nothing where one of its sentences only has the words of a question', async ({ appa }) => {
    const told = await ask(
      appa.people.owner,
      'who has not been answered in the week of the closing statement',
    );
    expect(hrefs(told).filter((href) => href?.startsWith('/help/sellers-tax-questions'))).toEqual([]);
  });
});
