import { expect, test } from 'vitest';
import { listingMoves, listingStatusLabels } from './life-cycle.ts';
import { listingSentence } from './step-sentence.ts';

const sentence = (from: string | null, to: string, party = 'owner', who = 'You') =>
  listingSentence({ from, to, party, who, what: 'the listing' });

test.each([
  [null, 'draft', 'owner', 'You', 'You began the listing'],
  ['draft', 'live', 'owner', 'You', 'You published the listing'],
  ['draft', 'in_review', 'owner', 'You', 'You sent the listing for review'],
  ['in_review', 'live', 'admin', 'Our team', 'Our team approved the listing, and it was published'],
  ['in_review', 'live', 'system', 'The system', 'The listing passed the privacy check and was published'],
  ['in_review', 'draft', 'admin', 'Our team', 'Our team sent the listing back for changes'],
  ['in_review', 'draft', 'owner', 'You', 'You took the listing back from review'],
  ['live', 'under_offer', 'broker', 'Your broker', 'Your broker marked the listing as under offer'],
  ['under_offer', 'live', 'owner', 'You', 'You set the listing back to for sale'],
  ['live', 'withdrawn', 'admin', 'Our team', 'Our team took the listing off the market'],
  ['under_offer', 'sold', 'owner', 'You', 'You marked the listing as sold'],
  ['withdrawn', 'draft', 'owner', 'You', 'You returned the listing to draft'],
])('from %s to %s by the %s', (from, to, party, who, words) =>
  expect(sentence(from, to, party, who)).toBe(words),
);

test('every move is said in a sentence of its own, never by the names of statuses', () => {
  const labels = Object.values(listingStatusLabels).filter((label) => label !== 'Draft');
  const said = listingMoves.flatMap(({ from, to, by }) => by.map((party) => sentence(from, to, party)));
  for (const words of said) {
    expect(words).not.toMatch(/→|changed the listing/);
    for (const label of labels) expect(words).not.toContain(label);
  }
});
