import { expect, test } from 'vitest';
import { blankTerms } from '#features/offers/offers/domain/blank-terms.ts';
import { letterOf } from '#features/offers/offers/domain/letter.ts';
import { contingencyKinds, type OfferTerms } from '#features/offers/offers/domain/terms.ts';
import { keptLetter } from '#features/offers/offers/server/kept-letter.ts';
import { printLetter } from '#features/offers/offers/server/print-letter.ts';
import { offerTerms } from '../support/offer-terms.ts';
import { pagesRead } from '../support/read-pdf.ts';

const edition = { offerId: 'offer', acceptedAt: new Date('2026-03-02T11:00:00Z'), platformName: 'Cairn' };
const sentence = 'The parties settle the rest in the definitive purchase agreement. ';
const long = (count: number) => sentence.repeat(count).trim();

function letterWith(terms: OfferTerms) {
  return letterOf({
    offerId: 'offer',
    listingId: 'listing',
    terms,
    buyer: 'Ada Lovelace',
    owner: 'Olive Owner',
    business: 'Hollow LLC',
    sentBy: 'buyer',
    broker: null,
    sentAt: new Date('2026-03-01T10:00:00Z'),
    round: 1,
    acceptedAt: edition.acceptedAt,
    exclusiveUntil: null,
    nda: null,
    termsSha256: 'f'.repeat(64),
  });
}

const printed = async (letter: Parameters<typeof printLetter>[0]) =>
  (await pagesRead(await printLetter(letter, edition))).map((page) =>
    page
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.includes('· page ')),
  );

test('no heading stands alone at the foot of a page, however long the letter is', async () => {
  let pages = 0;
  for (let length = 0; length < 24; length += 2) {
    const terms = offerTerms({
      contingencies: [...contingencyKinds],
      financingTerms: long(length),
      inventory: long(25),
      includedAssets: long(length + 3),
      excludedAssets: long(25),
      diligenceList: long(28),
      contingencyTerms: long(27),
      employment: long(28),
      realEstate: long(29),
      confidentiality: long(29),
      access: long(29),
      termination: long(29),
    });
    const letter = letterWith(terms);
    const headings = letter.sections.map(({ title }, at) => `${at + 1}. ${title}`);
    for (const page of await printed(letter)) {
      expect(headings, `${length}`).not.toContain(page.at(-1));
      pages += 1;
    }
  }
  expect(pages).toBeGreaterThan(35);
}, 60_000);

test('a text of many short lines is printed to its end', async () => {
  const lines = Array.from({ length: 150 }, (_, at) => `A${at}`);
  const pages = await printed(letterWith({ ...blankTerms(), includedAssets: lines.join('\n') }));
  const said = pages.flat().join('\n');
  for (const line of lines) expect(said).toMatch(new RegExp(`${line}$`, 'm'));
});

test('a list of terms of the first form keeps its headings with what follows, too', async () => {
  for (let length = 0; length < 12; length += 2) {
    const rows = (many: number) =>
      Array.from({ length: many }, (_, at) => ({ label: `Term ${at}`, text: long(6) }));
    const titles = ['One', 'Two', 'Three', 'Four'];
    const letter = keptLetter({
      business: 'Hollow LLC',
      parties: [{ label: 'Buyer', text: long(length) }],
      nature: ['This letter of intent states the terms.'],
      terms: titles.map((title) => ({ title, rows: rows(5) })),
      binding: [],
      signatures: [],
      record: [{ label: 'Document', text: 'offer' }],
    });
    const headings = titles.map((title, at) => `${at + 1}. ${title}`);
    for (const page of await printed(letter)) expect(headings, `${length}`).not.toContain(page.at(-1));
  }
}, 60_000);
