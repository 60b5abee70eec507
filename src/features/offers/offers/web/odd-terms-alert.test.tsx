import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { cents } from '#kernel/money.ts';
import { Toasts } from '#kit/ui/Toasts.tsx';
import { offerTerms } from '#test/support/offer-terms.ts';
import { offerInFull } from '../contract.ts';
import type { OfferStatus } from '../domain/offer.ts';
import { offerStatuses } from '../domain/offer.ts';
import type { OfferTerms } from '../domain/terms.ts';
import { PointsBefore } from './odd-points.tsx';
import { OfferDetails } from './offer-details.tsx';
import { OfferReview } from './offer-review.tsx';
import { type OfferInFull, offerQuery } from './queries.ts';
import { useOfferEditor } from './use-offer-editor.ts';

const id = '0199c0de-0000-7000-8000-000000000001';
const at = '2026-05-04T10:00:00.000Z';
const sound = offerTerms({
  workingCapitalTerms: 'By average.',
  contingencies: [],
  depositRefundableDays: 45,
});
const short = { ...sound, exclusivityDays: 30 };

function offerBy(caller: OfferInFull['caller'], status: OfferStatus, terms: OfferTerms): OfferInFull {
  return offerInFull.parse({
    id,
    listingId: id,
    listingTitle: 'A plumber in Utah',
    kind: 'loi',
    status,
    outcome: null,
    version: 1,
    round: 1,
    termsBy: 'buyer',
    buyer: { id, name: 'Ada Lovelace' },
    price: terms.price,
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
    expiresAt: at,
    exclusiveUntil: null,
    caller,
    may: Object.fromEntries(offerStatuses.map((one) => [one, 'not-your-move'])),
    terms,
    askingPrice: 1_200_000_00,
    draft: null,
    letter: null,
    card: null,
    rounds: [],
    history: [],
  });
}

function shown(offer: OfferInFull, page: 'page' | OfferTerms): string {
  const client = new QueryClient();
  client.setQueryData(offerQuery(id).queryKey, offer);
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <Toasts>{page === 'page' ? <OfferDetails id={id} /> : <Review offer={offer} terms={page} />}</Toasts>
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

function Review({ offer, terms }: { offer: OfferInFull; terms: OfferTerms }) {
  const editor = useOfferEditor(offer, terms, () => undefined);
  return <OfferReview offer={offer} editor={editor} name="counteroffer" onBack={() => undefined} />;
}

const conflict = /exclusivity ends [^,]*, \d{4}, before due diligence ends/;
const advice = 'Make exclusivity at least as long as due diligence';

test('both sides read which terms of an offer defeat each other, as long as it awaits an answer', () => {
  for (const caller of ['seller', 'buyer', 'broker'] as const) {
    const page = shown(offerBy([caller], 'submitted', short), 'page');
    expect(page).toContain('Points to check in these terms');
    expect(page).toMatch(conflict);
    expect(page).toContain('Due diligence (days) · Exclusivity (days)');
    expect(page).not.toContain(advice);
    expect(shown(offerBy([caller], 'accepted', short), 'page')).not.toMatch(conflict);
    expect(shown(offerBy([caller], 'submitted', sound), 'page')).not.toContain('Points to check');
  }
});

test('who counters is told before it is sent, what to do about it, and can send it', () => {
  const page = shown(offerBy(['seller'], 'submitted', sound), short);
  expect(page).toMatch(conflict);
  expect(page).toContain(advice);
  expect(page).toContain('You can send them as they are');
  expect(page).not.toContain('aria-disabled="true"');
  expect(shown(offerBy(['seller'], 'submitted', short), sound)).not.toContain('Check these terms');
});

test('who writes a counteroffer is told that it expires at once, and both that its price is far from the asking price', () => {
  const expiresAt = new Date(Date.now() + 3 * 60 * 60 * 1_000).toISOString();
  const page = shown(offerBy(['seller'], 'submitted', sound), { ...sound, expiresAt });
  expect(page).toContain('The offer expires in about 3 hours.');
  expect(page).not.toContain('sees what is unusual');
  const far = { ...sound, price: cents(240_000_000), cash: cents(220_000_000) };
  const fact = 'The price, $2,400,000, is 200% of the asking price, $1,200,000.';
  expect(shown(offerBy(['seller'], 'submitted', sound), far)).toContain(fact);
  const read = shown(offerBy(['buyer'], 'countered', { ...far, expiresAt }), 'page');
  expect(read).toContain(fact);
  expect(read).not.toContain('expires in about');
});

test('the question before accepting lists the points themselves, and folds them from the sixth on', () => {
  const point = {
    terms: ['exclusivityDays'],
    fact: 'Exclusivity ends early.',
    advice: 'Extend it.',
  } as const;
  const asked = (many: number) =>
    renderToStaticMarkup(
      <PointsBefore points={Array.from({ length: many }, (_, at) => ({ ...point, id: `${at}` }))} />,
    );
  expect(asked(0)).toBe('');
  expect(asked(1)).toContain('1 point to check in these terms');
  expect(asked(5)).not.toContain('<details');
  expect(asked(5).match(/Exclusivity ends early\./g)).toHaveLength(5);
  expect(asked(5)).not.toContain('Extend it.');
  expect(asked(6)).toMatch(/<details[^>]*><summary[^>]*>6 points to check/);
});
